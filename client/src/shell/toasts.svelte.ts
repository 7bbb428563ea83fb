/** Short messages about people that show for a moment: somebody speaks, leaves, comes back. */
export interface Toast {
  key: number
  text: string
  /** The seat it's about; empty for none. */
  seat: string
  /** Who speaks; empty unless it's chat. */
  speaker: string
}

const LASTS = 7000
const MOST = 3

export class Toasts {
  shown: Toast[] = $state.raw([])
  #last = 0

  show(text: string, seat = '', speaker = ''): void {
    const key = ++this.#last
    this.shown = [...this.shown, { key, text, seat, speaker }].slice(-MOST)
    setTimeout(() => this.dismiss(key), LASTS)
  }

  dismiss(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key)
  }
}
