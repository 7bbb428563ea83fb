import type { Attachment } from 'svelte/attachments'
import { placesOf, type Synonyms } from './search'

const NAME = 'sought'

/** Marks the words sought, and those that mean the same, wherever they stand in an element, where the browser can. */
export function highlightWords(sought: string, synonyms: Synonyms): Attachment {
  return (element) => {
    if (!('highlights' in CSS) || sought.trim() === '') return
    CSS.highlights.set(NAME, new Highlight(...rangesIn(element, sought, synonyms)))
    return () => void CSS.highlights.delete(NAME)
  }
}

function rangesIn(element: Element, sought: string, synonyms: Synonyms): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const [from, to] of placesOf(node.data, sought, synonyms)) {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  }
  return ranges
}
