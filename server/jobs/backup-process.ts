import { writeBackup } from '#server/backup/backup-file.ts'
import { openSnapshots } from '#server/rows/open-rows.ts'

// The script of the process that own-process-backup.ts starts.
const [dataDir = '', file = ''] = process.argv.slice(2)
const end = () => process.exit(1)
process.once('disconnect', end)
await writeBackup(file, { ...openSnapshots({ dataDir }), now: new Date() })
process.off('disconnect', end)
process.disconnect()
