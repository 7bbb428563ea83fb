import type { Attachment } from 'svelte/attachments'
import { placesOf } from './search'

const NAME = 'sought'

/** Marks the words sought wherever they stand in an element, where the browser can; nothing else changes. */
export function highlightWords(sought: string): Attachment {
  return (element) => {
    if (!('highlights' in CSS) || sought.trim() === '') return
    CSS.highlights.set(NAME, new Highlight(...rangesIn(element, sought)))
    return () => void CSS.highlights.delete(NAME)
  }
}

function rangesIn(element: Element, sought: string): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const [from, to] of placesOf(node.data, sought)) {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  }
  return ranges
}
