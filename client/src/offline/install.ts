/** Keeps the whole page in the browser, once it has nothing more urgent to load. */
export function install(): void {
  if (!('serviceWorker' in navigator)) return
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(console.error)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
