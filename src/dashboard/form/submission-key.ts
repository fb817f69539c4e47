import { canEncrypt, digest } from '#src/offline/storage/encrypt.ts'

/** Returns a random name for one opened form's submission, never sent itself. Empty without Web Crypto. */
export const newSubmission = (): string => (canEncrypt() ? crypto.randomUUID() : '')

/**
 * Returns the idempotency key of these entries: the same entries of the same form have the same key, other entries
 * another. Undefined without Web Crypto.
 */
export async function submissionKey(submission: string, input: object): Promise<string | undefined> {
  if (!canEncrypt() || submission === '') return undefined
  const entries = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1))
  return (await digest(JSON.stringify([submission, entries], described))).slice(0, 40)
}

/** Identifies a file that is chosen again after a reload. */
const described = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value
