/** Name of the user who last changed a record, by record id, from the events that this page received. */
const authors = new Map<string, string>()

export function noteAuthor(record: string, name: string) {
  authors.set(record, name)
}

/** Returns the name of the user who last changed a record; undefined if the backend does not report it. */
export const authorOf = (record: string) => authors.get(record)

/** Clears the names, so that the next session does not see them. */
export const forgetAuthors = () => authors.clear()
