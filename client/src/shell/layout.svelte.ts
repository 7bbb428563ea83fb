/** Desktop or phone; zooming in to 200% on a small screen makes a phone of it, which is as it should be. */
const wide = matchMedia('(min-width: 768px)')

class Layout {
  now: 'desktop' | 'phone' = $state(wide.matches ? 'desktop' : 'phone')

  constructor() {
    wide.addEventListener('change', () => (this.now = wide.matches ? 'desktop' : 'phone'))
  }
}

export const layout = new Layout()
