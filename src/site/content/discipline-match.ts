import { disciplineNames } from '#src/company/company.ts'
import { type DisciplineName, disciplineSubjects } from '#src/company/discipline-subjects.ts'

/** Returns the disciplines whose subjects occur in one of the texts, in lower case. */
export function disciplinesIn(texts: readonly string[]): string[] {
  return disciplineNames.filter((name) => isAbout(texts, name)).map((name) => name.toLowerCase())
}

/** Whether a subject of the discipline occurs in one of the texts. */
const isAbout = (texts: readonly string[], discipline: DisciplineName) =>
  disciplineSubjects[discipline].some((subject) => texts.some((text) => names(text, subject)))

/** Whether a text contains these words in a row, ignoring case and plurals. */
export const names = (text: string, words: string): boolean =>
  ` ${plain(text)} `.includes(` ${plain(words)} `)

/** Converts `Motor control centres, aligned` to `motor control centre aligned`. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .join(' ')
    .trim()
