/** Escapes text for HTML. */
export function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

/** Writes an attribute with a leading space. @example writtenAttribute('alt', 'A "T"') // ' alt="A &quot;T&quot;"' */
export const writtenAttribute = (name: string, value: string): string =>
  ` ${name}="${escapedText(value).replaceAll('"', '&quot;')}"`

/** Whether an element has neither content nor an end tag. */
export const isVoid = (tag: string): boolean => /^(?:br|hr|img)$/.test(tag)
