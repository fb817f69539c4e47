/** What a person typed into a form, by the names of its fields. */
export type Input = Record<string, unknown>

export interface Draft {
  /** When it was last typed into, in milliseconds of the device's clock. */
  at: number
  input: Input
  /** The form that it can be offered in when what its key names is gone. */
  form?: string
  /** A random text: from it and the entries the key is made under which a backend stores them once. */
  submission?: string
  /** It was open when the session expired: it comes back without being asked for. */
  returns?: boolean
}

/** A draft that was found on the device. */
export interface FoundDraft extends Draft {
  /** Names it on the device: the form, or the form and a number where several tabs have the same one open. */
  key: string
}

const mark = ' #'

/** A key that no other tab has. */
export function freshKey(form: string): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${form}${mark}${number.toString(36)}`
}

export function formOf(key: string): string {
  const end = key.lastIndexOf(mark)
  return end < 0 ? key : key.slice(0, end)
}

/** Files lie in rows of their own: they are not written again with every word. */
export function splitFiles(input: Input = {}): { files: Input; words: Input } {
  const pick = (isFile: boolean) =>
    Object.fromEntries(Object.entries(input).filter(([, value]) => value instanceof Blob === isFile))
  return { files: pick(true), words: pick(false) }
}

/** Whether two inputs of a form say the same. Files count by what the device knows of them. */
export function sameContent(one: Input | undefined, other: Input | undefined): boolean {
  if (!one || !other) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => textOf(one[name]) === textOf(other[name]))
}

/** A value of a form as text. */
export function textOf(value: unknown): string {
  return value instanceof File ? fileFingerprint(value) : String(value ?? '').trim()
}

/** What the device knows of a file without reading it. */
const fileFingerprint = ({ name, size, type, lastModified }: File) =>
  `${name} ${size} ${type} ${lastModified}`

/** The file that was chosen in a form. */
export function fileIn(input: Input): File | undefined {
  return Object.values(input).find((value) => value instanceof File)
}
