/** Keeps the screen on while the page is seen, where the browser can; returns how to end that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let ended = false
  const ask = (): void => {
    if (document.hidden || !('wakeLock' in navigator)) return
    navigator.wakeLock.request('screen').then(
      (granted) => {
        lock = granted
        if (ended) void granted.release()
      },
      () => undefined, // a battery that is nearly empty says no
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
