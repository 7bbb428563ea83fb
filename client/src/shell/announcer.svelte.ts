/** Announces text to screen readers, in order. What comes within a moment is announced together. */
const BREATH = 250

class Announcer {
  text = $state('')
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  announce(...sentences: string[]): void {
    this.waiting.push(...sentences.filter((sentence) => sentence !== ''))
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.speak(), BREATH)
  }

  private speak(): void {
    this.timer = undefined
    const text = this.waiting.join(' ')
    this.waiting = []
    /* the same sentence twice must change the region to be heard again */
    this.text = text === this.text ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
