/** Returns the number of lines on which a word of an element is rendered; 0 if the element does not contain it. */
export function lineCount(element: Element, word: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(word) ?? -1
    if (start === -1) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}
