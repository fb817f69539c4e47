import * as z from 'zod'
import { demoIdStart, demoMark } from '#backend/base/demo-ids.ts'
import { collectionNames } from '#backend/base/words.ts'
import { allOf, removal } from '#backend/ports/rows.ts'
import { CommandError } from '#server/errors.ts'
import { fileDropper, removeWithFiles } from '#server/files/remove-with-files.ts'
import { type Context, defineCommand } from './command.ts'
import { note } from './people.ts'

export const removeDemo = defineCommand({
  action: 'demo-remove',
  syntax: 'demo-remove',
  description: 'Deletes the demonstration content and its accounts. Without --yes it only counts.',
  addOptions: (line) => line.option('--yes', 'delete the content'),
  typedValues: (_, { yes = false }) => ({ isSure: yes }),
  input: z.strictObject({ isSure: z.boolean() }),
  run: ({ isSure }, context) => remove(isSure, context),
})

/** Deletes records of the demonstration, also changed ones, and settings that are still as it wrote them. */
async function remove(isSure: boolean, context: Context) {
  const { opened, store, print } = context
  const { rows } = opened
  const admins = await allOf(rows.list('admins'))
  if (!admins.some(({ _id, role }) => role === 'super_admin' && !isDemo({ _id })))
    throw new CommandError(
      'Only accounts of the demonstration are super admins. Create your own first: site admin create <email> --role super_admin',
    )
  const found = []
  for (const table of collectionNames) {
    const records = (await allOf(rows.list(table))).filter(isDemo)
    if (records.length > 0) found.push({ table, records })
  }
  const settings = await settingsOfDemo(context)
  const count = found.reduce((sum, { records }) => sum + records.length, 0)
  if (count === 0 && settings.length === 0) throw new CommandError('There is no demonstration content.')
  const names = found.map(({ table, records }) => `${records.length} ${table}`).join(', ')
  if (!isSure) {
    print(`The demonstration has ${names}. Records of it that you have changed count, too.`)
    print('To delete them for good, say it again with --yes.')
    return
  }
  for (const { table, records } of found)
    await removeWithFiles(
      { rows, dropFile: fileDropper(store) },
      table,
      records,
      note(context, 'demo-remove', `${table}: ${records.length}`),
    )
  const demoAdmins = new Set(admins.filter(isDemo).map(({ _id }) => _id))
  const sessions = (await allOf(rows.list('sessions'))).filter(({ adminId }) => demoAdmins.has(adminId))
  await rows.write([
    note(context, 'demo-remove', `settings: ${settings.length}`),
    ...settings.map((section) => removal('settings', section)),
    ...sessions.map(({ _id }) => removal('sessions', _id)),
  ])
  print(`${count} records of the demonstration are deleted. Their pictures follow within two days.`)
}

const isDemo = ({ _id }: { _id: string }) => _id.startsWith(demoIdStart)

/** Returns the names of the settings that no one has saved since the demonstration was written. */
async function settingsOfDemo({ opened }: Context): Promise<string[]> {
  const sections = await allOf(opened.rows.list('settings'))
  const mark = sections.find(({ _id }) => _id === demoMark)
  return sections.filter(({ changedAt }) => changedAt === mark?.changedAt).map(({ _id }) => _id)
}
