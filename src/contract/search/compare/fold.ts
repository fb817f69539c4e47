/** Lower-case letters that Unicode does not decompose, among them the hooked letters of Hausa. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɔ: 'o',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ς: 'σ',
}
const beyondAscii = /[\u0080-\uffff]/

/**
 * Removes differences that a search ignores: case, marks, compatibility forms, and invisible characters. The result may
 * be longer or shorter than the text.
 *
 * @example fold('Ọlábísí ﬁnished Straße') // 'olabisi finished strasse'
 */
export function foldText(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      // Upper case first: that makes ß and SS, and ı and I, the same.
      .toUpperCase()
      .toLowerCase()
      .replace(/[æœøłđðþħŋɓɗƙƴɔɛǝəς]/g, (letter) => plainLetters[letter] ?? letter)
  )
}
