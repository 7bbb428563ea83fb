/** Being called in this browser, also while no page of ours is open. */
import { care } from '../api/care'
import { offlineFiles } from '../api/backend'

/** Where pages are kept offline, their service worker shows notices too. */
const WORKER = offlineFiles ? '/sw.js' : '/push.js'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** This browser's subscription, if there is one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  return (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null
}

/** Let the server call us here. Returns whether the person allowed it. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await care.addBrowser(endpoint!, { p256dh: keys!.p256dh!, auth: keys!.auth! })
  return true
}

/** No longer call us here. */
export async function unsubscribe(): Promise<void> {
  const made = await currentSubscription()
  if (!made) return
  await care.removeBrowser(made.endpoint)
  await made.unsubscribe()
}
