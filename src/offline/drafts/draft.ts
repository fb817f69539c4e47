/** Entries of a form, by the names of its fields. */
export type Input = Record<string, unknown>

export interface Draft {
  /** Time of the last change, in milliseconds of the device's clock. */
  at: number
  input: Input
  /** Form to offer the draft in if its own record is gone. */
  form?: string
  /** Random text. Together with the entries it determines the idempotency key. */
  submission?: string
  /** Whether the draft was open when the session expired: it is then restored automatically. */
  returns?: boolean
}

/** Draft that was found on the device, and its key there. */
export interface FoundDraft extends Draft {
  key: string
}

/** Returns the form of a key. An earlier version had several drafts of a form, with ` #` and a number behind it. */
export const formOf = (key: string): string => key.replace(/ #[^#]*$/, '')

/** Separates the files, whose own rows are not rewritten with every word. */
export function splitFiles(input: Input = {}): { files: Input; words: Input } {
  const pick = (isFile: boolean) =>
    Object.fromEntries(Object.entries(input).filter(([, value]) => value instanceof Blob === isFile))
  return { files: pick(true), words: pick(false) }
}

/** Whether two inputs of a form are equal. Files are compared by their metadata. */
export function sameContent(one: Input | undefined, other: Input | undefined): boolean {
  if (!one || !other) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => textOf(one[name]) === textOf(other[name]))
}

/** Returns a form value as text. */
export function textOf(value: unknown): string {
  return value instanceof File ? fileFingerprint(value) : String(value ?? '').trim()
}

/** Returns a file's metadata as text, without reading the file. */
const fileFingerprint = ({ name, size, type, lastModified }: File) =>
  `${name} ${size} ${type} ${lastModified}`

/** Returns the file that was chosen in a form. */
export function fileIn(input: Input): File | undefined {
  return Object.values(input).find((value) => value instanceof File)
}
