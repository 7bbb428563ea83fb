/** The current route. Links are plain links; a click on an internal link changes the page without a reload. */
class Router {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.clicked(event))
  }

  go(path: string, replace = false): void {
    const place = new URL(path, location.href)
    if (place.href === location.href) return
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.path = place.pathname
    if (!place.hash) scrollTo(0, 0)
  }

  private clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    /* the browser itself finds a place within the page */
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
