/** Words that begin common password lists, besides the names of the company and the user. */
const commonWords =
  /pass(?:word|phrase)?|letmein|welcome|iloveyou|changeme|qwerty(?:uiop)?|asdfgh(?:jkl)?|zxcvbnm?|admin(?:istrator)?|secret|login|monkey|dragon|football|company|dashboard/g

/**
 * Whether a long password is still easy to guess: it consists mostly of repetitions, keyboard rows, common words, and
 * words of its context (company, site, parts of the address).
 */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  const plain = withoutLeetspeak(password.toLowerCase())
  const words = context.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).map(withoutLeetspeak)
  let left = plain.replace(commonWords, '')
  for (const word of words.filter(({ length }) => length > 2).sort((one, other) => other.length - one.length))
    left = left.replaceAll(word, '')
  return distinctTransitions(password) < 5 || distinctTransitions(left) < 5
}

/** Replaces digits and characters that stand for letters: `p4ssw0rd` becomes `password`. */
const withoutLeetspeak = (text: string) =>
  text.normalize('NFKC').replace(/[@40$5!13]/g, (character) => leetspeak[character] ?? character)
const leetspeak: Record<string, string> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  $: 's',
  5: 's',
  '!': 'i',
  1: 'i',
  3: 'e',
}

/** Counts the distinct pairs of neighbouring letters, without repetitions and sequences. */
function distinctTransitions(text: string): number {
  const letters = [...text].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const seen = new Set<string>()
  let before = ''
  for (const letter of letters) {
    const step = letter.codePointAt(0) ?? 0
    const last = before.codePointAt(0) ?? 0
    if (Math.abs(step - last) > 1) seen.add(before + letter)
    before = letter
  }
  return seen.size
}
