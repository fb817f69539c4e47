import { canSeal, digest } from '#src/offline/vault/sealing.ts'

/** Names what is saved from one opened form: random, and never sent itself. Empty without Web Crypto. */
export const newSubmission = (): string => (canSeal() ? crypto.randomUUID() : '')

/**
 * The key under which a backend stores these entries once: the same entries of the same form have the same one, other
 * entries another. Undefined on a page that has no Web Crypto.
 */
export async function submissionKey(submission: string, input: object): Promise<string | undefined> {
  if (!canSeal() || submission === '') return undefined
  const entries = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1))
  return (await digest(JSON.stringify([submission, entries], described))).slice(0, 40)
}

/** A file that is chosen again after a reload is the same one by this. */
const described = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value
