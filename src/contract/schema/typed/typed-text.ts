/**
 * Normalisation of typed or pasted text. Uses no schema library, so that pages without a form can use it. Passwords
 * never pass through here.
 */

/** Letters of scripts in which a joiner changes the spelling of a word: Persian, Urdu, Hindi, Sinhala and others. */
const joining =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]'

const emojiPart = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?[\\uFE0E\\uFE0F]?'

/** Sequences with meaningful invisible characters: emoji, flags, keycaps, and letters with a joiner. */
const meaningful = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]+\\u{E007F}',
  `${emojiPart}(?:\\u200D${emojiPart})*`,
  '[0-9#*]\\uFE0F\\u20E3',
  `${joining}\\u200C(?=${joining})`,
  `${joining}\\u200D`,
].join('|')

/** Default-ignorable characters, controls except tab and line ends, and placeholders of objects and annotations. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]|(?![\\t\\n\\r])\\p{Cc}'

const meaningfulOrInvisible = new RegExp(`(${meaningful})|${invisible}`, 'gu')
const everyInvisible = new RegExp(invisible, 'gu')
const lineBreaks = /[\v\f\u0085\u2028\u2029]/g

/**
 * Normalises text for storage: NFC, without invisible characters. Emoji, joiners inside words and line breaks stay.
 * @example plainText('O\u0323la\u0301\u200B') // 'Ọlá'
 */
export const plainText = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(meaningfulOrInvisible, '$1').normalize('NFC')

/** Normalises without any exception, for addresses, numbers and search words. */
export const visibleText = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(everyInvisible, '').normalize('NFC')

/** Converts full-width characters, all dashes and all decimal digits to ASCII, and all spaces to one space. */
export const asciiSigns = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/(?!-)[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/(?! \S)\s+/g, ' ')

/** Converts a digit of any script. Unicode lists each script's digits in a run from 0 to 9; runs may be adjacent. */
function digitOf(written: string): string {
  const code = written.codePointAt(0) ?? 0
  let start = code
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((code - start) % 10)
}

/** Maximum length of an address or a number, in characters. Longer text is left unchanged. */
export const longestEntry = 1000

/** Normalises an email address. Understands `mailto:` and typographic characters. */
export function emailText(text: string): string {
  if (text.length > longestEntry) return text
  const address = asciiSigns(visibleText(text)).replaceAll('’', "'").trim()
  const link = /^mailto:\s*([^?]*)/i.exec(address)?.[1]
  return link === undefined ? address : unescaped(link).trim()
}

/** Normalises a phone number. Understands `tel:` and the characters that people put between digits. */
export function phoneText(text: string): string {
  if (text.length > longestEntry) return text
  const number = asciiSigns(visibleText(text))
    .replace(/[·•‧․∙]/g, '.')
    .replace(/[⁄∕]/g, '/')
    .trim()
  const link = /^tel:\s*(.*)/i.exec(number)?.[1]
  return link === undefined ? number : unescaped(link).trim()
}

/** Decodes the text of a link, which may contain `%2B` and the like. */
function unescaped(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/**
 * A valid email address: dots only between other characters, a domain of at least two labels that neither begin nor end
 * with a hyphen, letters of any script on both sides.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@.{1,253}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})$/iu

/** Seven to fifteen digits, with the usual characters between them. */
export const phonePattern = /^[([]?\+?(?:[\s()[\]./-]*\d){7,15}[\s()[\].-]*$/
