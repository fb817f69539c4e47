import type { Noun } from '#src/contract/schema/reads.ts'

/** @example counted(2, ['project', 'projects']) // '2 projects' */
export const countOf = (count: number, [one, many]: Noun): string => `${count} ${count === 1 ? one : many}`
