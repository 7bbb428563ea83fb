/*
 * Shows notices that the server sends, and leads back to the table when one is clicked. It's a whole service worker by
 * itself; another one may take it in with `importScripts('/push.js')`.
 */
self.addEventListener('push', (event) => {
  const { title = 'Operahouse', body = '', link = '/', tag = 'operahouse' } = event.data ? event.data.json() : {}
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.link ?? '/'))
})

/** Brings a window of ours to the front, one that shows the page already if there is one, else opens one. */
async function open(link) {
  const address = new URL(link, self.location.origin)
  if (address.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => each.url === address.href)
  if (there) await there.focus()
  else await self.clients.openWindow(address.href)
}
