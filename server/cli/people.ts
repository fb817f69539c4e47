import * as z from 'zod'
import { adminWith } from '#backend/accounts/admins.ts'
import { systemAudit } from '#backend/accounts/audit.ts'
import { isCommonPassword } from '#backend/accounts/common-password.ts'
import { day } from '#backend/base/durations.ts'
import { newRow } from '#backend/base/new-row.ts'
import { isPortError, isUnavailable } from '#backend/ports/port-error.ts'
import { allOf, type Change } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { CommandError } from '#server/errors.ts'
import { adminRoles } from '#src/contract/admins/input.ts'
import { type Context, defineCommand, email, password } from './command.ts'

const roles = adminRoles.map(({ value }) => value)
const passwordNote = '\nThe password is asked for, or read from the first line of the standard input.'

export const createAdmin = defineCommand({
  action: 'create',
  syntax: 'create <email>',
  description: 'Creates an account.',
  addOptions: (line) =>
    line
      .option('--role <role>', roles.join(' or '))
      .option('--name <name>', 'name of the person', '')
      .addHelpText('after', passwordNote),
  typedValues: ([email], { role, name }) => ({ email, role, name }),
  needsPassword: true,
  canCreateDatabase: true,
  input: z.strictObject({
    email,
    name: z.string().trim().max(200),
    role: z.enum(roles, `Give one of the roles: ${roles.join(', ')}.`),
    password,
  }),
  run: async ({ email, name, role, password }, context) => {
    const { opened, passwords, now, print } = context
    refuseCommon(password, [email, name])
    if (await adminWith(opened.rows, email)) throw new CommandError(`${email} has an account already.`)
    const row = newRow('admins', { name, email, role, password: await passwords.hash(password) }, now())
    try {
      await opened.rows.write([{ insert: 'admins', row }, note(context, 'create', row._id)])
    } catch (error) {
      if (isPortError(error, 'conflict')) throw new CommandError(`${email} has an account already.`)
      throw error
    }
    print(`${email} can sign in as ${role}.`)
  },
})

export const listAdmins = defineCommand({
  action: 'list',
  syntax: 'list',
  description: 'Lists accounts and their sessions.',
  isReadOnly: true,
  input: z.strictObject({}),
  run: async (_, { opened: { rows }, now, print }) => {
    const admins = await allOf(rows.list('admins'))
    const sessions = await allOf(rows.list('sessions'))
    const live = sessions.filter(({ endsAt }) => endsAt > now().toISOString())
    for (const { _id, email, role, name, createdAt } of admins) {
      const count = live.filter(({ adminId }) => adminId === _id).length
      print([email, role, name, createdAt.slice(0, 10), `${count} sessions`].join('\t'))
    }
    if (admins.length === 0) print('Nobody has an account yet.')
  },
})

export const setPassword = defineCommand({
  action: 'password',
  syntax: 'password <email>',
  description: 'Sets a password and ends all sessions of the account.',
  addOptions: (line) => line.addHelpText('after', passwordNote),
  typedValues: ([email]) => ({ email }),
  needsPassword: true,
  input: z.strictObject({ email, password }),
  run: async ({ email, password }, context) => {
    const { opened, passwords, print } = context
    const admin = await adminOf(email, context)
    refuseCommon(password, [email, admin.name])
    const where = { adminId: admin._id }
    const hash = await passwords.hash(password)
    await opened.rows.write([
      // Use one transaction, so that no sign-in with the earlier password can start a session in between.
      { atLeast: 1, table: 'admins', where: { _id: admin._id } },
      { update: 'admins', id: admin._id, fields: { password: hash } },
      { removeAll: 'sessions', where },
      { removeAll: 'resets', where },
      { removeAll: 'pushes', where },
      note(context, 'password', admin._id),
    ])
    print(`${email} has a new password and is signed out everywhere.`)
  },
})

export const revokeSessions = defineCommand({
  action: 'revoke',
  syntax: 'revoke [email]',
  description: 'Ends all sessions of an account, or of all accounts.',
  addOptions: (line) => line.option('--all', 'all accounts'),
  typedValues: ([email], { all }, line) => {
    if (Boolean(email) === Boolean(all)) line.error('error: give an e-mail address, or --all')
    return email ? { email } : {}
  },
  input: z.strictObject({ email: email.optional() }),
  run: async ({ email }, context) => {
    const { opened, print } = context
    const where = email ? { adminId: (await adminOf(email, context))._id } : {}
    const count = await opened.rows.count('sessions', { where })
    await opened.rows.write([
      { removeAll: 'sessions', where },
      // A lost device receives no more notices. Other devices subscribe again automatically after the next sign-in.
      { removeAll: 'pushes', where },
      note(context, 'revoke', where.adminId ?? 'all'),
    ])
    print(`${count} sessions have ended.`)
  },
})

export const printAudit = defineCommand({
  action: 'audit',
  syntax: 'audit',
  description: 'Prints the audit log.',
  addOptions: (line) => line.option('--days <days>', 'number of days', '30'),
  typedValues: (_, { days }) => ({ days }),
  isReadOnly: true,
  input: z.strictObject({
    days: z.coerce.number('Give a number of days.').int().min(1, 'Give a number of days.').max(3660),
  }),
  run: async ({ days }, { opened, now, print }) => {
    const from = new Date(now().getTime() - days * day).toISOString()
    for await (const part of opened.rows.list('audit', { from }))
      for (const { createdAt, actor, action, target, outcome, requestId, network } of part)
        print([createdAt, actor, action, target, outcome, requestId, network].join('\t'))
  },
})

async function adminOf(email: string, { opened }: Context): Promise<RowOf<'admins'>> {
  const admin = await adminWith(opened.rows, email)
  if (!admin) throw new CommandError(`${email} has no account.`)
  return admin
}

function refuseCommon(password: string, context: readonly string[]) {
  if (isCommonPassword(password, context))
    throw new CommandError(
      'This password would be guessed early: take a few words that do not belong together.',
    )
}

/** Writes an audit entry about a read. Ignores an unavailable database: the data has been read anyway. */
export async function writeNote({ opened, print }: Context, change: Change) {
  try {
    await opened.rows.write([change])
  } catch (error) {
    if (!isUnavailable(error)) throw error
    print('The audit log has no line about it: the database cannot be written now.')
  }
}

/** Creates an entry for the audit log. */
export const note = ({ now }: Context, action: string, target: string) =>
  systemAudit('command line', `command ${action}`, target, now())
