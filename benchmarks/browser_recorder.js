/* Writes down what happens in the page: see benchmarks/browser.py. */
window.measured = { usable: 0, pixels: [], frames: [], shift: 0 }

/* when the button that starts a game can be pressed, and that has been painted */
const afterPaint = (then) =>
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = then
    channel.port2.postMessage(null)
  })
const ready = () => document.querySelector('.ticket button.yes:enabled, [data-asked=true] [data-region=footlights]')
const watchReady = () => {
  if (!ready()) requestAnimationFrame(watchReady)
  else afterPaint(() => (window.measured.usable = performance.now()))
}
requestAnimationFrame(watchReady)

/* from an entry of the server's log to the paint of the first change after it was heard */
let heard = 0
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      const item = message.type === 'news' ? message.items.findLast((one) => one.kind === 'moved') : undefined
      if (item && Date.now() - item.at < 5000) heard = item.at
    })
  }
}
new MutationObserver(() => {
  if (heard === 0) return
  const at = heard
  heard = 0
  afterPaint(() => window.measured.pixels.push(performance.timeOrigin + performance.now() - at))
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

/* frames a second in every stretch of at least ten frames in which something moves */
let stretch = []
const beat = (now) => {
  const moving = document.getAnimations().some((one) => one.playState === 'running' && one.effect?.target?.isConnected)
  if (moving) stretch.push(now)
  else {
    if (stretch.length > 10) window.measured.frames.push(((stretch.length - 1) * 1000) / (stretch.at(-1) - stretch[0]))
    stretch = []
  }
  requestAnimationFrame(beat)
}
requestAnimationFrame(beat)

/* whatever moves by itself because something else changed its size */
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
