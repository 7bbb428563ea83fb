/** Keeps the whole page in the browser, once it has nothing more urgent to load; not for those who save data. */
export function install(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(console.error)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
