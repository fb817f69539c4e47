import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PortError } from '#backend/ports/port-error.ts'
import { checkBackup } from '#server/backup/backup-file.ts'
import { moveRows, restoreBackup } from '#server/backup/restore.ts'
import { type OpenRows, openRows, type RowsOptions } from '#server/database/open-rows.ts'
import { CommandError, StartError } from '#server/errors.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { uploadFolder } from '#server/files/open-files.ts'
import { openS3Store } from '#server/files/s3-store.ts'
import { mailFolder } from '#server/jobs/mail-files.ts'
import { createPasswords } from '#server/passwords.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { askPassword } from './ask-password.ts'
import { parseCommandLine } from './command-line.ts'
import { isServed, sendCommand } from './command-socket.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Runs the command line. A mistake prints one sentence and sets exit code 1. See command-line.ts. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  // Files that the command creates are private to the current user.
  process.umask(0o077)
  try {
    await run(argv)
  } catch (error) {
    const isPlain = [CommandError, StartError, PortError].some((kind) => error instanceof kind)
    process.stderr.write(`${isPlain && error instanceof Error ? error.message : unexpected(error)}\n`)
    process.exitCode = 1
  }
}

/** Describes a bug. The stack may contain user data, so it is shown on request only. */
function unexpected(error: unknown): string {
  const isAsked = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
  if (!isAsked) return 'Unexpected error. Run again with LOG_LEVEL=debug.'
  return String(error instanceof Error ? error.stack : error)
}

async function run(argv: readonly string[]) {
  const typed = parseCommandLine(argv, print)
  if (!typed) return
  const settings = readSettings(process.env)
  const { dataDir } = settings
  if ('action' in typed)
    return typed.action === 'restore' ? restore(typed.file, settings) : move(typed.to, settings)

  const { command, values } = typed
  // Report other mistakes before the user types a password.
  if (command.needsPassword) command.check({ ...values, password: 'x'.repeat(20) })
  const checked = command.check({
    ...values,
    ...(command.needsPassword && { password: await askPassword() }),
  })
  if (await sendCommand(dataDir, checked.message, print)) return
  if (!command.canCreateDatabase) await refuseMissing(settings)
  const isReadOnly = Boolean(command.isReadOnly) && !(await isWritable(settings))
  await withRows({ ...settings, isReadOnly }, (opened) =>
    checked.run({
      opened,
      store: storeOf(settings),
      passwords: createPasswords(),
      now: () => new Date(),
      mailFolder: mailFolder(settings.dataDir),
      print,
    }),
  )
}

async function restore(file: string, settings: Settings) {
  await refuseServed(settings)
  // Check the backup first: opening the target creates it.
  const backup = await checkBackup(file)
  const { rows, files, missing, damaged } = await withRows(settings, async (opened) => {
    await mkdir(uploadFolder(settings.dataDir), { recursive: true })
    return restoreBackup(file, backup, { opened, store: storeOf(settings) })
  })
  print(`${rows} rows and ${files} files are back and were compared. People sign in again.`)
  if (missing.length > 0)
    print(`${missing.length} files that records name are not in the backup: ${missing.join(', ')}.`)
  if (damaged.length > 0)
    throw new CommandError(
      `${damaged.length} files are damaged in the backup and were left out: ${damaged.join(', ')}. Take them from another backup.`,
    )
}

async function move(databaseUrl: string, settings: Settings) {
  readSettings({ DATABASE_URL: databaseUrl })
  if (!databaseUrl)
    throw new CommandError('Say where to: site move --to postgres://user:password@host:5432/name')
  if (settings.databaseUrl)
    throw new CommandError('DATABASE_URL is set: what is moved is SQLite in DATA_DIR. Leave it out.')
  await refuseServed(settings)
  await refuseMissing(settings)
  const count = await withRows(settings, (from) =>
    withRows({ ...settings, databaseUrl }, (to) => moveRows(from, to)),
  )
  print(`${count} rows were copied and compared. Set DATABASE_URL for the server; files stay where they are.`)
}

/** Whether SQLite can be opened as usual. */
async function isWritable({ dataDir, databaseUrl }: Settings): Promise<boolean> {
  if (databaseUrl) return true
  const paths = [dataDir, path.join(dataDir, 'rows.sqlite')]
  return Promise.all(paths.map((one) => access(one, constants.W_OK))).then(
    () => true,
    () => false,
  )
}

/** Rejects a folder without a database. Opening SQLite would create one, and a mistyped folder would look empty. */
async function refuseMissing({ dataDir, databaseUrl }: Settings) {
  if (databaseUrl) return
  await access(path.join(dataDir, 'rows.sqlite')).catch(() => {
    throw new CommandError(`There is no database in ${dataDir}: name the right DATA_DIR.`)
  })
}

async function refuseServed({ dataDir }: Settings) {
  if (await isServed(dataDir)) throw new CommandError(`A server is running on ${dataDir}: stop it first.`)
}

async function withRows<Result>(
  settings: RowsOptions,
  work: (opened: OpenRows) => Promise<Result>,
): Promise<Result> {
  const opened = await openRows(settings)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

function storeOf({ dataDir, s3 }: Settings) {
  return s3 ? openS3Store(s3) : openDiskStore(`${dataDir}/files`, uploadFolder(dataDir))
}
