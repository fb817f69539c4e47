import { access } from 'node:fs/promises'
import path from 'node:path'
import { writeBackup } from '#server/backup/backup-file.ts'
import { CommandError } from '#server/base/command-error.ts'
import { confirmTime } from '#server/rows/clock-watch.ts'
import type { Command } from './command.ts'
import type { Context } from './context.ts'
import {
  createAdmin,
  listAdmins,
  note,
  printAudit,
  revokeSessions,
  setPassword,
  writeNote,
} from './people.ts'
import { erasePerson, exportPerson } from './personal-data.ts'

/** Executes a command. @throws {CommandError} with a message for the terminal; then nothing was changed */
export async function execute(command: Command, context: Context): Promise<void> {
  switch (command.action) {
    case 'create':
      return createAdmin(command, context)
    case 'list':
      return listAdmins(context)
    case 'password':
      return setPassword(command, context)
    case 'revoke':
      return revokeSessions(command, context)
    case 'audit':
      return printAudit(command, context)
    case 'export':
      return exportPerson(command.email, command.folder, context)
    case 'erase':
      return erasePerson(command.email, command.isSure, context)
    case 'confirm-time':
      return confirm(context)
    case 'backup':
      return backUp(path.resolve(command.file), context)
  }
}

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
