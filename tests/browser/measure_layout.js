/** Walks over everything that is drawn and returns what somebody would trip over, each as a line: see layouts.py. */
function measureLayout(wanted) {
  const SLACK = 1.5
  const LEAST_FONT = 11.9
  /** A line so thin hides no letter. */
  const THIN = 4
  const LEAST_TARGET = 43.5
  const NARROWEST_TARGET = 41.5
  const INTERACTIVE =
    'button, a[href], select, summary, textarea, input, [role=button], [role=tab], [role=slider], [data-lit]'
  const STYLES = [
    ...['backgroundColor', 'backgroundImage', 'clipPath', 'contain', 'fill', 'fontSize', 'opacity', 'overflowX'],
    ...['overflowY', 'pointerEvents', 'position', 'strokeWidth', 'visibility'],
  ]
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const faults = []

  // --- what there is ---

  const tell = (kind, element, more = '') => faults.push(`${kind}: ${nameOf(element)}${more && ` (${more})`}`)

  /** Where an element is, in a few words that find it in the source. */
  function nameOf(element) {
    const steps = []
    for (let one = element; one && one !== document.body && steps.length < 4; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith('svelte-') && name !== 's')
      const place = one.dataset.at ?? one.dataset.place ?? one.dataset.spot ?? one.dataset.move ?? ''
      steps.unshift(one.localName + classes.map((name) => `.${name}`).join('') + (place && `[${place}]`))
    }
    return steps.join(' > ')
  }
  /** What is found out about an element is found out once. */
  function once(find) {
    const found = new Map()
    return (element) => {
      if (!found.has(element)) found.set(element, find(element))
      return found.get(element)
    }
  }
  const isShown = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.sr, [inert], option, dialog:not([open]), defs, symbol') &&
      !isForEars(element),
  )
  const isForEars = once(
    (element) => styleOf(element).clipPath === 'inset(50%)' || (!!element.parentElement && isForEars(element.parentElement)),
  )
  const styleOf = once((element) => {
    const style = getComputedStyle(element)
    return Object.fromEntries(STYLES.map((name) => [name, style[name]]))
  })
  const boxOf = once((element) => element.getBoundingClientRect())
  const width = (box) => box.right - box.left
  const height = (box) => box.bottom - box.top
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const px = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  /** By how much something sticks out of a box. */
  const beyond = (inner, outer) =>
    Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom)

  const isBeyond = (inner, outer) =>
    inner.left >= outer.right || inner.right <= outer.left || inner.top >= outer.bottom || inner.bottom <= outer.top

  /** The boxes around an element that cut off what sticks out of them, each with whether it scrolls. */
  const frames = once((element) => {
    if (!element || element === document.documentElement) return []
    const { overflowX, overflowY, contain } = styleOf(element)
    const around = frames(element.parentElement)
    const painted = /paint|strict|content/.test(contain)
    if (overflowX === 'visible' && overflowY === 'visible' && !painted) return around
    const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
    return [{ element, box: boxOf(element), scrolls }, ...around]
  })

  // --- texts ---

  /** Every text that is seen, with its lines as boxes. */
  function texts() {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!node.data.trim() || parent.closest('script, style, title') || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter((line) => width(line) > 1 && height(line) > 1)
      if (lines.length > 0) found.push({ node, parent, lines, words: node.data.trim().replace(/\s+/g, ' ') })
    }
    return found
  }
  /** Where the letters are: a line is higher than what stands in it. */
  function letters(line, parent) {
    const size = parseFloat(styleOf(parent).fontSize) * zoomOf(parent)
    const middle = (line.top + line.bottom) / 2
    return { left: line.left, right: line.right, top: middle - size * 0.36, bottom: middle + size * 0.36 }
  }
  function zoomOf(element) {
    return element.currentCSSZoom ?? 1
  }
  function checkCut({ parent, lines, words }) {
    for (const { element, box, scrolls } of frames(parent)) {
      if (element.dataset.name !== undefined && element.title === words) return
      if (element.dataset.leavesOut !== undefined && lines.every((line) => isBeyond(line, box))) return
      const out = Math.max(...lines.map((line) => beyond(letters(line, parent), box)))
      if (out <= SLACK) continue
      if (scrolls && element.closest('[data-scrolls]')) return
      return tell(scrolls ? 'scrolled away' : 'cut off', parent, `“${words}” by ${Math.round(out)} px, ${nameOf(element)}`)
    }
    const out = Math.max(...lines.map((line) => beyond(letters(line, parent), window_)))
    if (out > SLACK) tell('outside the window', parent, `“${words}” by ${Math.round(out)} px`)
  }
  /** A button or a card holds its words. */
  function checkHeld({ parent, lines, words }) {
    const holder = parent.closest('button, a, label, .paper, .card, .panel, .chip, .sheet, [role=button]')
    if (!holder || holder.closest('svg') || hangsOut(parent, holder)) return
    const out = Math.max(...lines.map((line) => beyond(letters(line, parent), boxOf(holder))))
    if (out > SLACK) tell('sticks out', parent, `“${words}” by ${Math.round(out)} px of ${nameOf(holder)}`)
  }
  /** A badge may hang over the edge. */
  function hangsOut(element, holder) {
    for (let one = element; one !== holder; one = one.parentElement)
      if (styleOf(one).position === 'absolute') return true
    return false
  }
  const WORD = /[\p{L}\p{N}]{3,}/gu
  /** A word may go on in the next line only where somebody has put a hyphen. */
  function checkBroken({ node, parent, lines, words }) {
    if (lines.length < 2) return
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      const [first, last] = [index, index + word.length - 1].map((at) => topOf(node, at))
      if (Math.abs(first - last) > 4) return tell('broken word', parent, `“${word}” in “${words}”`)
    }
  }
  function topOf(node, at) {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].at(-1)?.top ?? 0
  }
  function checkSize({ parent, words }) {
    const svg = parent.closest('svg')
    const scale = svg ? Math.abs(parent.getScreenCTM?.()?.a ?? 1) : zoomOf(parent)
    const size = parseFloat(styleOf(parent).fontSize) * scale
    if (size < LEAST_FONT) tell('small print', parent, `“${words}” at ${size.toFixed(1)} px`)
  }

  // --- what lies over what ---

  /** Whether an element itself paints something at a point, be it a ground or a drawing. */
  function paints(element) {
    const style = styleOf(element)
    if (style.visibility === 'hidden' || opacity(element) < 0.2) return false
    if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
      return element.localName !== 'g' && (style.fill !== 'none' || parseFloat(style.strokeWidth) > THIN)
    if (element.localName === 'img') return true
    const clear = /^rgba\(.*, 0\)$|\/ 0\)$/.test(style.backgroundColor)
    return !clear || style.backgroundImage !== 'none'
  }
  const opacity = once((element) => (element ? +styleOf(element).opacity * opacity(element.parentElement) : 1))
  const FAN = '.cards, .strip'
  /** Cards in one hand may lie over each other. */
  const inOneFan = (one, other) => one.closest(FAN) !== null && one.closest(FAN) === other.closest(FAN)
  const related = (one, other) => one.contains(other) || other.contains(one)
  /** What is painted over a text, if anything. */
  function over(parent, x, y) {
    const first = document.elementFromPoint(x, y)
    if (!first || related(first, parent)) return null
    for (const element of document.elementsFromPoint(x, y)) {
      if (related(element, parent) || inOneFan(element, parent)) return null
      const svg = element.closest('svg')
      if (svg && related(svg, parent)) return null
      if (paints(element)) return element
    }
    return null
  }
  /** Everything that paints, with its box: asking the browser what lies at a point takes long, comparing boxes doesn't. */
  function painters() {
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && paints(element))
      .map((element) => {
        const { left, top, right, bottom } = boxOf(element)
        return { element, left, top, right, bottom }
      })
  }
  /** Where of a line, from left to right and from top to bottom. */
  const SAMPLES = [
    [0.04, 0.25],
    [0.5, 0.75],
    [0.96, 0.25],
  ]
  function checkCovered({ parent, lines, words }, painting) {
    for (const line of lines) {
      const box = letters(line, parent)
      if (beyond(box, window_) > 0 || frames(parent).some((frame) => beyond(box, frame.box) > SLACK)) continue
      if (!painting.some((one) => !isBeyond(one, box) && !related(one.element, parent))) continue
      for (const [share, depth] of SAMPLES) {
        const covering = over(parent, box.left + width(box) * share, box.top + height(box) * depth)
        if (covering) return tell('covered', parent, `“${words}” by ${nameOf(covering)}`)
      }
    }
  }
  /** Two texts in one place. */
  function checkTextsApart(all) {
    const lines = all
      .flatMap((text) => text.lines.map((line) => ({ text, box: seen(letters(line, text.parent), text.parent) })))
      .filter(({ box }) => width(box) > 2 && height(box) > 2)
      .sort((one, two) => one.box.top - two.box.top)
    lines.forEach((one, index) => {
      for (let at = index + 1; at < lines.length && lines[at].box.top < one.box.bottom; at++) {
        const other = lines[at]
        const both = cut(one.box, other.box)
        if (one.text === other.text || inOneFan(one.text.parent, other.text.parent) || width(both) <= SLACK || height(both) <= SLACK) continue
        if (!together(one.text.parent, other.text.parent, both)) continue
        tell('overlapping texts', one.text.parent, `“${one.text.words}” and “${other.text.words}”`)
      }
    })
  }
  /** Whether both are seen there: what lies under something else isn't. */
  function together(one, other, box) {
    const stack = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    for (const element of stack) {
      if (element === one || element === other) return true
      if (element.contains(one) !== element.contains(other)) return !paints(element)
    }
    return true
  }
  function seen(box, element) {
    return frames(element).reduce((rest, frame) => cut(rest, frame.box), cut(box, window_))
  }

  // --- what can be pressed ---

  function targets() {
    return [...document.querySelectorAll(INTERACTIVE)].filter(
      (element) =>
        isShown(element) &&
        !element.matches(':disabled, [type=radio], [type=checkbox], [data-deaf] *') &&
        !element.closest('[data-scrolls]') &&
        width(boxOf(element)) > 0,
    )
  }
  function checkTarget(element) {
    const box = boxOf(element)
    const out = frames(element.parentElement).find((frame) => beyond(box, frame.box) > 4)
    if (out) tell(out.scrolls ? 'scrolled away' : 'cut off', element, `${px(box)}, ${nameOf(out.element)}`)
    else if (beyond(box, window_) > SLACK) tell('outside the window', element, px(box))
    else checkHit(element, box)
    const spot = element.matches('[data-spot], [data-desk], g')
    const inText = element.matches('a, .why, .why *') || element.closest('.why')
    if (wanted.touch && !spot && !inText && (width(box) < NARROWEST_TARGET || height(box) < LEAST_TARGET))
      tell('small target', element, `${Math.round(width(box))} × ${Math.round(height(box))}`)
  }
  /** Its middle is where it is pressed. */
  function checkHit(element, box) {
    if (styleOf(element).pointerEvents === 'none') return
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!hit || related(hit, element)) return
    if (inOneFan(element, hit)) return checkFan(element)
    tell('covered', element, `by ${nameOf(hit)}`)
  }
  /** Of a card in a fan enough is seen to press it. */
  function checkFan(element) {
    const box = boxOf(element)
    const hit = document.elementFromPoint(box.left + LEAST_TARGET / 2, (box.top + box.bottom) / 2)
    if (!hit || !related(hit, element)) tell('covered', element, 'by its neighbour')
  }
  function checkTargetsApart(all) {
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (related(one, other) || inOneFan(one, other)) continue
        const both = cut(seen(boxOf(one), one.parentElement), seen(boxOf(other), other.parentElement))
        if (width(both) <= SLACK * 2 || height(both) <= SLACK * 2) continue
        if (one.closest('g, .visitor') || other.closest('g, .visitor')) continue
        tell('overlapping', one, `with ${nameOf(other)} by ${Math.round(width(both))} × ${Math.round(height(both))}`)
      }
    })
  }

  // --- the window, and what has to be in sight ---

  function checkWindow() {
    const page = document.documentElement
    if (page.scrollWidth > innerWidth) faults.push(`scrolls sideways: by ${page.scrollWidth - innerWidth} px`)
    if (page.scrollHeight > innerHeight) faults.push(`scrolls down: by ${page.scrollHeight - innerHeight} px`)
  }
  function checkScrollers() {
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || element.closest('[data-scrolls]')) continue
      const { overflowX, overflowY } = styleOf(element)
      const wide = overflowX !== 'visible' ? element.scrollWidth - element.clientWidth : 0
      const high = overflowY !== 'visible' ? element.scrollHeight - element.clientHeight : 0
      const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
      if (scrolls && (wide > 1 || high > 1)) tell('has to be scrolled', element, `${wide} × ${high} px`)
    }
  }
  function checkInSight() {
    for (const selector of wanted.inSight) {
      const found = [...document.querySelectorAll(selector)].filter(isShown)
      if (found.length === 0) faults.push(`missing: ${selector}`)
      for (const element of found) {
        const box = element.getBoundingClientRect()
        const out = beyond(box, seen(box, element))
        if (out > 3) tell('not in sight', element, `${Math.round(out)} px of it, ${px(box)}`)
      }
    }
  }

  const everything = new CSSStyleSheet()
  everything.replaceSync('* { pointer-events: auto !important }')
  checkWindow()
  checkScrollers()
  checkInSight()
  const pressable = targets()
  pressable.forEach(checkTarget)
  checkTargetsApart(pressable)
  document.adoptedStyleSheets.push(everything)
  const written = texts()
  const painting = painters()
  for (const text of written)
    for (const check of [checkCut, checkHeld, checkBroken, checkSize, checkCovered]) check(text, painting)
  checkTextsApart(written)
  document.adoptedStyleSheets.pop()
  return [...new Set(faults)]
}
