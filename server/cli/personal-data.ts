import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { normalizeEmail } from '#backend/accounts/admins.ts'
import type { Row } from '#backend/ports/rows.ts'
import { privateFileOf } from '#backend/records/private-files.ts'
import type { ColumnOf, TableName } from '#backend/schema.ts'
import { CommandError } from '#server/errors.ts'
import { fileDropper, removeWithFiles } from '#server/files/remove-with-files.ts'
import { keyOf } from '#server/files/store.ts'
import { removeMailFiles } from '#server/jobs/mail-files.ts'
import { type Context, defineCommand, email } from './command.ts'
import { note, writeNote } from './people.ts'

type Source = { [Table in TableName]: { table: Table; columns: readonly ColumnOf<Table>[] } }[TableName]

/** Columns that may contain the address of a person outside the company. */
const sources: readonly Source[] = [
  { table: 'applications', columns: ['email'] },
  { table: 'quoteRequests', columns: ['email'] },
  { table: 'contactSubmissions', columns: ['email'] },
  { table: 'mails', columns: ['recipient', 'subject', 'text', 'html'] },
  // Idempotent responses contain one sentence each. A response that named a person must be deleted too.
  { table: 'replies', columns: ['_id', 'body'] },
  { table: 'activities', columns: ['description'] },
]

export const exportData = defineCommand({
  action: 'export',
  syntax: 'export <email> <folder>',
  description: 'Writes all data about one address into a new folder.',
  typedValues: ([email, folder = '']) => ({ email, folder: path.resolve(folder) }),
  isReadOnly: true,
  input: z.strictObject({
    email,
    folder: z.string().min(1, 'Name a folder that is not there yet.'),
  }),
  run: ({ email, folder }, context) => exportPerson(email, folder, context),
})

export const eraseData = defineCommand({
  action: 'erase',
  syntax: 'erase <email>',
  description: 'Deletes all data about one address. Without --yes it only counts.',
  addOptions: (line) => line.option('--yes', 'delete the data'),
  typedValues: ([email], { yes = false }) => ({ email, isSure: yes }),
  input: z.strictObject({ email, isSure: z.boolean() }),
  run: ({ email, isSure }, context) => erasePerson(email, isSure, context),
})

/** Writes all data stored about one address into a new folder: `data.json` and the files. */
async function exportPerson(email: string, folder: string, context: Context) {
  const { store, opened, print } = context
  const target = path.resolve(folder)
  const records = await find(email, context)
  const count = Object.values(records).flat().length
  if (count === 0) throw new CommandError(`Nothing is kept of ${email}.`)
  await mkdir(target, { mode: 0o700 }).catch(() => {
    throw new CommandError(
      `${target} is there already, or cannot be made: name a folder that is not there yet.`,
    )
  })
  await writeFile(path.join(target, 'data.json'), `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600 })
  let files = 0
  for (const { table } of sources)
    for (const row of records[table] ?? []) {
      const entry = await privateFileOf(opened.rows, table, row)
      const bytes = entry && (await store.get(keyOf(entry)))
      if (!bytes) continue
      await writeFile(path.join(target, path.basename(entry._id)), bytes.body, { mode: 0o600 })
      files++
    }
  await writeNote(context, note(context, 'export', `${count} rows, ${files} files`))
  print(`${count} rows and ${files} files are in ${target}.`)
}

/** Deletes all data stored about one address, or only prints how much there is. */
export async function erasePerson(email: string, isSure: boolean, context: Context) {
  const { opened, store, mailFolder, print } = context
  const records = await find(email, context)
  const count = Object.values(records).flat().length
  if (count === 0) throw new CommandError(`Nothing is kept of ${email}.`)
  if (!isSure) {
    print(`${count} rows are of ${email}. To delete them with their files for good, say it again with --yes.`)
    return
  }
  for (const { table } of sources) {
    const rows = records[table] ?? []
    if (rows.length === 0) continue
    const erased = note(context, 'erase', `${table}: ${rows.length}`)
    await removeWithFiles({ rows: opened.rows, dropFile: fileDropper(store) }, table, rows, erased)
  }
  await removeMailFiles(
    mailFolder,
    (records.mails ?? []).map(({ _id }) => _id),
  )
  print(`${count} rows of ${email} are deleted, and their files. Backups keep them until they are too old.`)
  const remains = await opened.forget()
  if (remains) print(remains)
}

async function find(email: string, { opened: { rows } }: Context) {
  const records: Partial<Record<TableName, Row[]>> = {}
  for (const { table, columns } of sources) {
    const all: Row[] = []
    const isAddress = columns.some((column) => column === 'email')
    // Earlier versions stored addresses with invisible characters, which a search does not find.
    for await (const part of rows.list(table, isAddress ? {} : { containing: { words: [email], columns } }))
      all.push(
        ...part.filter((row) =>
          isAddress
            ? 'email' in row && normalizeEmail(row.email) === email
            : columns.some((column) => names(String(Object(row)[column]), email)),
        ),
      )
    if (all.length > 0) records[table] = all
  }
  // Include the staff notes about these records.
  const about = Object.values(records).flatMap((all) => all.map(({ _id }) => _id))
  const notes: Row[] = []
  for (const recordId of about)
    for await (const part of rows.list('answers', { where: { recordId } })) notes.push(...part)
  return notes.length > 0 ? { ...records, answers: notes } : records
}

/** Whether a text contains the address itself, not only as part of a longer address. */
function names(text: string, email: string): boolean {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(email); at >= 0; at = lower.indexOf(email, at + 1))
    if (
      !/[\w.+-]/.test(lower[at - 1] ?? ' ') &&
      !/^(?:[\w-]|\.\w)/.test(lower.slice(at + email.length, at + email.length + 2))
    )
      return true
  return false
}
