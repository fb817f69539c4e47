interface SvgDocument {
  /** Position of the root element. */
  rootAt: number
  /** Internal subset of the document type, where entities are defined; '' if absent. */
  subset: string
}

/** Reads the prolog before an SVG root element; undefined if the text is no SVG. */
export function readSvgProlog(text: string): SvgDocument | undefined {
  let at = 0
  let subset = ''
  for (;;) {
    at = match(/\s*/y, text, at)
    const start = at
    if (text.startsWith('<?', at)) at = after('?>', text, at + 2)
    else if (text.startsWith('<!--', at)) at = after('-->', text, at + 4)
    else if (match(/<!DOCTYPE\s+(?:[\w.-]+:)?svg(?=[\s[>])/y, text, at) > 0) {
      at = doctypeEnd(text, at + 9)
      const declarations = text.slice(start, at)
      subset = declarations.slice(declarations.indexOf('[') + 1)
    } else return match(/<(?:[\w.-]+:)?svg[\s>/]/y, text, at) > 0 ? { rootAt: at, subset } : undefined
    if (at <= start) return undefined
  }
}

/** Decodes XML by its byte order mark, its first character or its declared encoding. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return decode(bytes, 'utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return decode(bytes, 'utf-16be')
  const [, declared = ''] =
    /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w-]+)/.exec(decode(bytes.subarray(0, 256), 'utf-8')) ?? []
  // Some files declare UTF-16 and use one byte per character.
  return decode(bytes, /^utf-?16/i.test(declared) ? 'utf-8' : declared || 'utf-8')
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Returns the position after the `>` that closes the document type. Ignores those in quotes, comments and brackets. */
function doctypeEnd(text: string, from: number): number {
  let isInSubset = false
  for (let at = from; at >= 0 && at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (text.startsWith('<!--', at)) at = after('-->', text, at + 4) - 1
    else if (character === '"' || character === "'") at = after(character, text, at + 1) - 1
    else if (character === '[') isInSubset = true
    else if (character === ']') isInSubset = false
    else if (character === '>' && !isInSubset) return at + 1
    if (at < from) return -1
  }
  return -1
}

/** Returns the position after the next occurrence; -1 if there is none. */
function after(end: string, text: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** Returns the position after a sticky pattern's match; 0 if it does not match. */
function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : 0
}
