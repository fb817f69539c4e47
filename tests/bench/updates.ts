import { builtFiles, fetchedAfter } from '#tests/support/built-files.ts'
import type { Row } from './table.ts'

const shared = ['src/api/call/request.ts', 'src/ui/button.tsx', 'src/ui/text/date.ts']

/** Measures the scripts, styles, and document to fetch when one widely used module has changed. */
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
