interface Versions<Field extends string> {
  /** Values that the form was opened with. */
  opened: { [Name in Field]?: unknown }
  /** Values in the form now. */
  entries: Record<Field, string>
  /** Values on the server now. */
  current: Record<Field, string>
}

/**
 * Merges field by field. A user decides only about fields that they changed: the others get the server's values.
 *
 * @returns the entries to save, and the fields that both this user and another have changed to different values
 */
export function mergeChanges<Field extends string>({ opened, entries, current }: Versions<Field>) {
  // The entries of a form have no keys other than its fields.
  const fields = Object.keys(entries) as Field[]
  const changed = fields.filter((field) => !isSame(entries[field], opened[field]))
  const merged = { ...entries }
  for (const field of fields) if (!changed.includes(field)) merged[field] = current[field]
  const conflicts = changed.filter(
    (field) =>
      mergeEntry({ opened: opened[field], mine: entries[field], theirs: current[field] }) === 'conflict',
  )
  return { merged, conflicts }
}

/** Three versions of one field. */
export interface EntryVersions {
  /** Value when this user opened the form. */
  opened: unknown
  /** Value in the form. */
  mine: unknown
  /** Value on the server now. */
  theirs: unknown
}

/**
 * Merges one field with another user's saved value. Lists, such as pictures and tags, get both users' changes; any
 * other value is one of the two.
 *
 * @returns `same` if nothing has to be done, the merged entry, or `conflict` if a user has to choose
 */
export function mergeEntry({
  opened,
  mine,
  theirs,
}: EntryVersions): 'same' | 'conflict' | { entry: unknown } {
  if (isSame(theirs, opened) || isSame(mine, theirs)) return 'same'
  if (isSame(mine, opened)) return { entry: theirs }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return { entry: mergeLists(Array.isArray(opened) ? opened : [], mine, theirs) }
  return 'conflict'
}

/** Merges their list with this user's removals and additions, in the order of the user who reordered it. */
function mergeLists(opened: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const left = theirs.filter((entry) => mine.includes(entry) || !opened.includes(entry))
  const added = mine.filter((entry) => !opened.includes(entry) && !theirs.includes(entry))
  const [files, words] = [added.filter(isFile), added.filter((entry) => !isFile(entry))]
  const ordered = isSame(mine.filter(among(opened)), opened.filter(among(mine)))
    ? left
    : [...mine.filter(among(left)), ...left.filter((entry) => !mine.includes(entry))]
  // Unsent pictures follow the stored ones.
  return [...ordered, ...words, ...files]
}

const among = (list: unknown[]) => (entry: unknown) => list.includes(entry)
const isFile = (entry: unknown) => entry instanceof Blob

/** Compares two values. Ignores spaces around a text, which saving drops, and the line ends of text areas. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isFile(one) || isFile(other)) return one === other
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  return plain(one) === plain(other)
}

const plain = (value: unknown): string =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim()
