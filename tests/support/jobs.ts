import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { openRows } from '#server/database/open-rows.ts'
import { newFolder } from './databases.ts'

/** Creates a clock that a test moves. */
export function createClock(start = '2026-01-01T09:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** Opens rows on SQLite in a new folder. Both are removed after the test. */
export async function openTestRows() {
  const dataDir = newFolder('jobs')
  const opened = await openRows({ dataDir })
  onTestFinished(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { ...opened, dataDir }
}
