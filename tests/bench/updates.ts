import { builtFiles, fetchedAfter } from '#tests/built-files.ts'
import type { Row } from './table.ts'

const shared = ['src/api/call/request.ts', 'src/ui/button.tsx', 'src/ui/text/date.ts']

/** What a device fetches of scripts, styles and the document when one module that most screens have has changed. */
export async function updates(): Promise<Row[]> {
  const before = await builtFiles()
  const rows: Row[] = []
  for (const module of shared) {
    const { names, share } = fetchedAfter(before, await builtFiles([module]))
    rows.push({
      measure: `update that touches ${module}`,
      unit: '%',
      rounds: [share * 100],
      note: `${names.length} of ${before.size} files`,
    })
  }
  return rows
}
