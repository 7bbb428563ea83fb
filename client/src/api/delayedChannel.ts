import type { Channel } from './socket'

/** A channel that is still to come. Nobody sends before it's open, and whoever closes it before doesn't want it. */
export function delayed(coming: Promise<Channel>): Channel {
  let channel: Channel | null = null
  let closed = false
  const outer: Channel = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => channel?.send(text),
    close: () => {
      closed = true
      channel?.close()
    },
  }
  coming.then(
    (inner) => {
      channel = inner
      if (closed) inner.close()
      inner.onopen = (event) => outer.onopen?.(event)
      inner.onmessage = (event) => outer.onmessage?.(event)
      inner.onclose = (event) => outer.onclose?.(event)
    },
    () => outer.onclose?.(new CloseEvent('close')),
  )
  return outer
}
