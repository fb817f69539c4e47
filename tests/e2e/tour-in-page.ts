/**
 * Starts a tour with the Tab key at the top of the page, and records each stop. Runs in the page and is sent as text,
 * so it uses nothing from outside. Checks a stop at the next press, because only then has the browser scrolled it into
 * view.
 */
export function beginTour() {
  const interactive =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [tabindex="0"]'
  /** Roles of composite widgets: a single stop, with arrow keys for the rest. */
  const composite = '[role=tablist], [role=toolbar], [role=menu], [role=menubar], [role=listbox], [role=grid]'

  const reached: HTMLElement[] = []
  const back: HTMLElement[] = []
  const faults: string[] = []
  let isOver = false
  let steps = reached

  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')

  function isStop(element: Element): element is HTMLElement {
    if (!(element instanceof HTMLElement) || !element.matches(interactive)) return false
    if (element.matches(':disabled') || !isShown(element)) return false
    // A summary is a stop only as the first child of its details.
    if (element.matches('summary') && !element.matches('details > summary:first-of-type')) return false
    return element.tabIndex >= 0 || !element.closest(composite)
  }

  /** Returns the first radio button with the same name: they are one stop. */
  function groupOf(element: Element): Element {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return element
    const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    return all.find(({ name, form }) => name === element.name && form === element.form) ?? element
  }

  const named = (element: Element | null) =>
    element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 140) : 'nothing'

  /** Returns the parts that may show the focus: the element, its pseudo-elements, label, box, and next sibling. */
  function partsOf(element: HTMLElement): [part: Element, drawn?: string][] {
    const { parentElement, nextElementSibling } = element
    const around = [...labelsOf(element), parentElement, parentElement?.parentElement, nextElementSibling]
    return [
      [element],
      [element, '::before'],
      [element, '::after'],
      ...around.flatMap((box): [Element][] => (box ? [[box]] : [])),
    ]
  }

  const marksOf = (element: HTMLElement) => partsOf(element).map(([part, drawn]) => markOf(part, drawn))

  function markOf(element: Element, part?: string): string {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part)
    const hasOutline =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$|\/ 0\)$/.test(outlineColor)
    const outline = hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''
    return outline + (boxShadow === 'none' ? '' : boxShadow)
  }

  function labelsOf(element: HTMLElement): HTMLElement[] {
    return 'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].filter((label) => label instanceof HTMLElement)
      : []
  }

  /** Returns the centre and the corners of each line of an element. */
  function pointsOf(element: Element): { x: number; y: number }[] {
    return [...element.getClientRects()].flatMap(({ left, top, right, bottom, width, height }) => {
      if (width < 4 || height < 4) return []
      return [
        { x: left + width / 2, y: top + height / 2 },
        ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y }))),
      ]
    })
  }

  /** Returns why no part of an element's visual is visible, or undefined. */
  function whyUnseen(seen: Element[]): string | undefined {
    const points = seen.flatMap(pointsOf)
    if (points.length === 0) return 'has no size'
    const inWindow = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (inWindow.length === 0) return 'is outside the window'
    const hits = inWindow.map(({ x, y }) => document.elementFromPoint(x, y))
    const isItself = (hit: Element | null) => seen.some((part) => part.contains(hit))
    return hits.some(isItself) ? undefined : `is covered by ${named(hits[0] ?? null)}`
  }

  /** Counts the sides of the outline that overflow-hiding boxes cut off. */
  function sidesCutOff(element: HTMLElement): number {
    const { outlineOffset } = getComputedStyle(element)
    const offset = Number.parseFloat(outlineOffset)
    if (offset < 0) return 0
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const cut = new Set<string>()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box)
      if (display === 'contents' || display === 'inline') continue
      const edge = box.getBoundingClientRect()
      if (overflowX !== 'visible' && left - offset <= edge.left) cut.add('left')
      if (overflowX !== 'visible' && right + offset >= edge.right) cut.add('right')
      if (overflowY !== 'visible' && top - offset <= edge.top) cut.add('top')
      if (overflowY !== 'visible' && bottom + offset >= edge.bottom) cut.add('bottom')
    }
    return cut.size
  }

  function lookAt(element: HTMLElement) {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
    const before = unfocused.get(element) ?? []
    const marked = partsOf(element)
      .filter(([part, drawn], index) => !['', before[index]].includes(markOf(part, drawn)))
      .map(([part]) => part)
    if (marked.length === 0) faults.push(`shows no focus: ${named(element)}`)
    else if (marked[0] === element && sidesCutOff(element) > 2)
      faults.push(`its mark is cut off: ${named(element)}`)
    // A visually hidden input has a visible label or box.
    const why = whyUnseen([element, ...labelsOf(element), ...marked])
    if (why) faults.push(`${why}: ${named(element)}`)
    if (!isStop(element)) faults.push(`takes the focus and is nothing to be used: ${named(element)}`)
    const last = reached.at(-1)
    if (last?.isConnected && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push(`comes after what it stands before: ${named(element)}, after ${named(last)}`)
  }

  /** Records the focused element. Fields of several parts, such as dates, have the focus for several presses. */
  function note() {
    const element = document.activeElement
    if (isOver || !(element instanceof HTMLElement) || element === steps.at(-1)) return
    const isOut = element === document.body || element === document.documentElement
    if (isOut || reached.includes(element)) {
      if (steps === back && !isOut) return void back.push(element)
      isOver = steps.length > 0
      if (isOver && !isOut)
        faults.push(`the focus goes round: from ${named(reached.at(-1) ?? null)} to ${named(element)}`)
      return
    }
    if (steps === reached) lookAt(element)
    steps.push(element)
  }

  // The next press starts at the top, wherever the focus was.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  scrollTo(0, 0)

  const stops = [...document.querySelectorAll('body *')].filter(isStop)
  const unfocused = new Map(stops.map((stop) => [stop, marksOf(stop)]))
  addEventListener('keydown', note, { capture: true })

  return {
    count: stops.length,
    isOver() {
      note()
      return isOver
    },
    /** Returns to the last stop, for a few presses backwards. Returns false if the focus never left the page. */
    turn(): boolean {
      if (!isOver) faults.push(`the focus does not leave: ${named(reached.at(-1) ?? null)}`)
      const wasOver = isOver
      isOver = false
      steps = back
      reached.at(-1)?.focus()
      return wasOver
    },
    /** Returns all faults as sentences. */
    end(): string[] {
      note()
      removeEventListener('keydown', note, { capture: true })
      const groups = new Set(reached.map(groupOf))
      const missed = stops.filter((stop) => isStop(stop) && !groups.has(groupOf(stop)))
      faults.push(...missed.map((stop) => `is not reached: ${named(stop)}`))
      const unreachable = [...document.querySelectorAll<HTMLElement>(composite)].filter(
        (box) =>
          isShown(box) &&
          box.querySelector('button, a, [role]') &&
          !reached.some((stop) => box.contains(stop)),
      )
      faults.push(...unreachable.map((box) => `has no stop: ${named(box)}`))
      const expected = reached.toReversed().slice(0, back.length).map(groupOf)
      const differs = back.findIndex((stop, index) => groupOf(stop) !== expected[index])
      if (differs >= 0) faults.push(`Shift and Tab lead to ${named(back[differs] ?? null)}`)
      return faults
    },
  }
}
