import type { Page } from '@playwright/test'

/** Translates pages before they are hydrated. */
export const translateEarly = (page: Page) => page.addInitScript(translatePage)

/** Translates the open page, and everything that it shows from now on. */
export const translate = (page: Page) => page.evaluate(translatePage)

/**
 * Translates like Google Translate, in the page: replaces each text node, also later ones, with two nested `<font>`
 * elements. A zero-width character, which Playwright ignores, stands for the translation.
 */
function translatePage() {
  const untouched = 'script, style, noscript, textarea, title, font, .notranslate, [translate=no]'
  const wrap = (text: Node) => {
    if (!text.textContent?.trim() || !text.isConnected || text.parentElement?.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = `${text.textContent}\u200b`
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const wrapAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  if (document.body) wrapAll(document.body)
}
