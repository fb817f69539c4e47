import { writeBackup } from '#server/backup/backup-file.ts'
import { codeOf } from '#server/files/store.ts'
import { openSnapshots } from '#server/rows/open-rows.ts'

// The script of the process that own-process-backup.ts starts.
const [dataDir = '', file = ''] = process.argv.slice(2)
const end = () => process.exit(1)
process.once('disconnect', end)
try {
  await writeBackup(file, { ...openSnapshots({ dataDir }), now: new Date() })
} catch (error) {
  // Its message may hold what is in a row.
  process.send?.(
    error instanceof Error ? [error.name, codeOf(error)].filter(Boolean).join(' ') : typeof error,
  )
  process.exitCode = 1
}
process.off('disconnect', end)
process.disconnect()
