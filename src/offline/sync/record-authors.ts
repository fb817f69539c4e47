/** Name of the person who last changed a record, by record id, from the events that this page received. */
const authors = new Map<string, string>()

export function noteAuthor(record: string, name: string) {
  authors.set(record, name)
}

/** The name of the person who changed a record last; undefined where the backend does not tell. */
export const authorOf = (record: string) => authors.get(record)

/** Clears the names, so that the next session does not see them. */
export const forgetAuthors = () => authors.clear()
