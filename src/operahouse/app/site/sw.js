/*
 * Keeps the whole page in the browser, so that it opens without a network. A new version is fetched as a whole beside
 * the old one, and takes over when no page of the old one is open any more: never half of each.
 */
const VERSION = '{{version}}'
const FILES = {{files}}
const CACHE = `operahouse-${VERSION}`
/** Not ours: `client/src/offline/image.ts` keeps it. */
const PYTHON = 'operahouse-python'
/** What never changes under its name may come from the browser's own cache: the page has loaded much of it. */
const UNCHANGING = /^\/(?:assets|offline)\//
const SERVED = /^\/(?:api|healthz|metrics)(?:\/|$)/

importScripts('/push.js')

addEventListener('install', (event) => event.waitUntil(fetchAll()))
addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || SERVED.test(pathname)) return
  const wanted = event.request.mode === 'navigate' ? '/' : pathname
  if (FILES.includes(wanted)) event.respondWith(kept(wanted, event.request))
})

async function fetchAll() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((path) => new Request(path, { cache: UNCHANGING.test(path) ? 'default' : 'no-cache' })))
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE && name !== PYTHON) await caches.delete(name)
  await clients.claim()
}

/** Of this very version; from the network only where the browser has thrown it away. */
async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
