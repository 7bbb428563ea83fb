/** Desktop or phone layout, by width. Zooming in to 200% on a small screen gives the phone layout, as intended. */
const wide = matchMedia('(min-width: 768px)')

class Layout {
  now: 'desktop' | 'phone' = $state(wide.matches ? 'desktop' : 'phone')

  constructor() {
    wide.addEventListener('change', () => (this.now = wide.matches ? 'desktop' : 'phone'))
  }
}

export const layout = new Layout()
