interface Versions<Field extends string> {
  /** Values that the form was opened with. */
  opened: { [Name in Field]?: unknown }
  /** Values in the form now. */
  entries: Record<Field, string>
  /** Values on the server now. */
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
    (field) =>
      mergeEntry({ opened: opened[field], mine: entries[field], theirs: current[field] }) === 'conflict',
  )
  return { merged, conflicts }
}

/** Three versions of one field. */
export interface EntryVersions {
  /** As this person found it. */
  opened: unknown
  /** As the form has it. */
  mine: unknown
  /** As the server has it now. */
  theirs: unknown
}

/**
 * Merges one field of a form with what another person has saved. Lists, such as pictures and tags, have both people's
 * changes; any other value is one of the two.
 *
 * @returns `same` where nothing has to be done, the entry that takes the field's place, or that a person has to choose
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

/** Their list without what this person took out and with what they put in, in the order of whoever changed it. */
function mergeLists(opened: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const left = theirs.filter((entry) => mine.includes(entry) || !opened.includes(entry))
  const added = mine.filter((entry) => !opened.includes(entry) && !theirs.includes(entry))
  const [files, words] = [added.filter(isFile), added.filter((entry) => !isFile(entry))]
  const ordered = isSame(mine.filter(among(opened)), opened.filter(among(mine)))
    ? left
    : [...mine.filter(among(left)), ...left.filter((entry) => !mine.includes(entry))]
  // Pictures that are not sent yet follow those that are stored.
  return [...ordered, ...words, ...files]
}

const among = (list: unknown[]) => (entry: unknown) => list.includes(entry)
const isFile = (entry: unknown) => entry instanceof Blob

/** Spaces around a text are dropped when it is saved, and text areas have line ends of their own. */
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
