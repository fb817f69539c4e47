/** By record: the person who changed it last, as far as this page has heard of it. */
const authors = new Map<string, string>()

export function noteAuthor(record: string, name: string) {
  authors.set(record, name)
}

/** The name of the person who changed a record last; undefined where the backend does not tell. */
export const authorOf = (record: string) => authors.get(record)

/** What one session has heard is nothing for the next one. */
export const forgetAuthors = () => authors.clear()
