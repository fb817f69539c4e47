import { access } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { writeBackup } from '#server/backup/backup-file.ts'
import { confirmTime } from '#server/database/clock-watch.ts'
import { CommandError } from '#server/errors.ts'
import { type Context, defineCommand } from './command.ts'
import { note, writeNote } from './people.ts'

export const confirmClock = defineCommand({
  action: 'confirm-time',
  syntax: 'confirm-time',
  description: 'Confirms the clock after a leap, so that automatic deletion goes on.',
  input: z.strictObject({}),
  run: (_, context) => confirm(context),
})

export const backup = defineCommand({
  action: 'backup',
  syntax: 'backup <file>',
  description: 'Writes all rows and files into one new file, also while the server runs.',
  typedValues: ([file = '']) => ({ file: path.resolve(file) }),
  isReadOnly: true,
  input: z.strictObject({ file: z.string().min(1, 'Name the file of the backup.') }),
  run: ({ file }, context) => backUp(path.resolve(file), context),
})

async function confirm(context: Context) {
  const { opened, now, print } = context
  const time = now()
  await confirmTime(opened, time)
  await opened.rows.write([note(context, 'confirm-time', time.toISOString())])
  print(`${time.toISOString()} is confirmed as the time. Automatic deletion goes on within ten minutes.`)
}

async function backUp(file: string, context: Context) {
  const { opened, store, now, print } = context
  const isTaken = await access(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new CommandError(`${file} is there already: name another file.`)
  await access(path.dirname(file)).catch(() => {
    throw new CommandError(`${path.dirname(file)} is no folder: make it first, or name another.`)
  })
  const { tables, files, missing } = await writeBackup(file, { ...opened, store, now: now() })
  const rows = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
  print(`${rows} rows and ${files} files are in ${file}, which was read back.`)
  if (missing > 0) print(`${missing} files are named by records but are not there.`)
  await writeNote(context, note(context, 'backup', `${rows} rows, ${files} files`))
}
