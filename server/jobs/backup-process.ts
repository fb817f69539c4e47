import path from 'node:path'
import { writeBackup } from '#server/backup/backup-file.ts'
import { openSnapshots } from '#server/database/open-rows.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { codeOf } from '#server/files/store.ts'
import type { BackupMessage } from './own-process-backup.ts'

// Script of the process that own-process-backup.ts starts.
const [dataDir = '', file = '', content = ''] = process.argv.slice(2)
const end = () => process.exit(1)
const send = (message: BackupMessage) => process.send?.(message)
process.once('disconnect', end)
try {
  const { snapshot, quickCheck } = openSnapshots({ dataDir })
  send({ findings: await quickCheck() })
  const store = content === 'with-files' ? openDiskStore(path.join(dataDir, 'files'), '') : undefined
  await writeBackup(file, { snapshot, store, now: new Date() })
} catch (error) {
  send({ reason: reasonOf(error) })
  process.exitCode = 1
}
process.off('disconnect', end)
process.disconnect()

/** Returns kind and code only: the message may contain the values of a row. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { cause } = error
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : codeOf(error)
  return [error.name, code].filter(Boolean).join(' ')
}
