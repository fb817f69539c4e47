import { collectionNames } from '#backend/base/words.ts'
import type { Row, Rows } from '#backend/ports/rows.ts'
import { tables } from '#backend/schema.ts'
import { addressFields, htmlFields } from './shown.ts'

/** Tables whose rows reference files. */
const naming = collectionNames.filter((name) =>
  Object.keys(tables[name]).some((column) => addressFields.has(column) || htmlFields.has(column)),
)

/** Yields the files that records, articles, and settings reference, by their `_id` in `files`. May repeat. */
export async function* referencedFiles(rows: Pick<Rows, 'list'>): AsyncIterable<string> {
  for (const table of naming) for await (const part of rows.list(table)) yield* part.flatMap(filesIn)
  for await (const part of rows.list('settings'))
    yield* part.flatMap(({ _id, value }) => filesIn({ _id, ...Object(JSON.parse(String(value))) }))
}

function filesIn(row: Row): string[] {
  return Object.entries(row).flatMap(([field, value]) =>
    addressFields.has(field) || htmlFields.has(field)
      ? [value].flat().flatMap((text) => namesIn(String(text ?? '')))
      : [],
  )
}

/** Finds file names, also in full addresses: HTML may contain an earlier origin of the site. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([\w.-]*\w)/g)].map(([, name = '']) => name)
}
