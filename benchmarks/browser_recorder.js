/* Writes down what happens in the page: see benchmarks/browser.py. */
window.measured = { usable: 0, pixels: [], moves: [], beats: [], shift: 0 }

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

/* from when to when something moves, and when the main thread draws */
const moving = new Map()
const moves = (one) => one.playState === 'running' && one.startTime !== null && one.effect?.target?.isConnected
const timesOf = ({ startTime, effect }) => {
  const { delay, endTime } = effect.getComputedTiming()
  return [startTime + delay, startTime + endTime]
}
const beat = (now) => {
  window.measured.beats.push(now)
  const running = new Set(document.getAnimations().filter(moves))
  for (const one of running) if (!moving.has(one)) moving.set(one, timesOf(one))
  for (const [one, [from, until]] of moving) {
    if (running.has(one)) continue
    moving.delete(one)
    window.measured.moves.push([from, Math.min(now, until)])
  }
  requestAnimationFrame(beat)
}
requestAnimationFrame(beat)

/* whatever moves by itself because something else changed its size */
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
