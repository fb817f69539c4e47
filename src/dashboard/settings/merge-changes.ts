interface Versions<Field extends string> {
  /** What the form was opened with. */
  opened: { [Name in Field]?: unknown }
  /** What is in the form now. */
  entries: Record<Field, string>
  /** What the server has now. */
  current: Record<Field, string>
}

/**
 * A person decides only about the fields that they changed: the others stay as the server has them now.
 *
 * @returns what is to be saved, and the fields that both this person and another have changed, to different values
 */
export function mergeChanges<Field extends string>({ opened, entries, current }: Versions<Field>) {
  // The entries of a form have no keys but its fields.
  const fields = Object.keys(entries) as Field[]
  const changed = fields.filter((field) => !isSame(entries[field], opened[field]))
  const merged = { ...entries }
  for (const field of fields) if (!changed.includes(field)) merged[field] = current[field]
  const conflicts = changed.filter(
    (field) => !isSame(current[field], opened[field]) && !isSame(current[field], entries[field]),
  )
  return { merged, conflicts }
}

/** Spaces around a text are dropped when it is saved, and text areas have line ends of their own. */
export const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)

const plain = (value: unknown): string =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim()
