import { adminWith } from '#backend/accounts/admins.ts'
import { systemAudit } from '#backend/accounts/audit.ts'
import { isCommonPassword } from '#backend/accounts/common-password.ts'
import { day } from '#backend/base/durations.ts'
import { newRow } from '#backend/base/new-row.ts'
import { allOf, type Change, Conflict, Unavailable } from '#backend/ports/rows.ts'
import type { RowOf } from '#backend/schema.ts'
import { CommandError } from '#server/base/command-error.ts'
import type { Command } from './command.ts'
import type { Context } from './context.ts'

type Of<Action extends Command['action']> = Extract<Command, { action: Action }>

export async function createAdmin({ email, name, role, password }: Of<'create'>, context: Context) {
  const { opened, passwords, now, print } = context
  refuseCommon(password, [email, name])
  if (await adminWith(opened.rows, email)) throw new CommandError(`${email} has an account already.`)
  const row = newRow('admins', { name, email, role, password: await passwords.hash(password) }, now())
  try {
    await opened.rows.write([{ insert: 'admins', row }, note(context, 'create', row._id)])
  } catch (error) {
    if (error instanceof Conflict) throw new CommandError(`${email} has an account already.`)
    throw error
  }
  print(`${email} can sign in as ${role}.`)
}

export async function listAdmins({ opened: { rows }, now, print }: Context) {
  const admins = await allOf(rows.list('admins'))
  const sessions = await allOf(rows.list('sessions'))
  const live = sessions.filter(({ endsAt }) => endsAt > now().toISOString())
  for (const { _id, email, role, name, createdAt } of admins) {
    const count = live.filter(({ adminId }) => adminId === _id).length
    print([email, role, name, createdAt.slice(0, 10), `${count} sessions`].join('\t'))
  }
  if (admins.length === 0) print('Nobody has an account yet.')
}

export async function setPassword({ email, password }: Of<'password'>, context: Context) {
  const { opened, passwords, print } = context
  const admin = await adminOf(email, context)
  refuseCommon(password, [email, admin.name])
  const where = { adminId: admin._id }
  const hash = await passwords.hash(password)
  await opened.rows.write([
    // Use one transaction, so that no sign-in with the earlier password can start a session in between.
    { atLeast: 1, of: 'admins', where: { _id: admin._id } },
    { update: 'admins', id: admin._id, fields: { password: hash } },
    { removeAll: 'sessions', where },
    { removeAll: 'resets', where },
    { removeAll: 'pushes', where },
    note(context, 'password', admin._id),
  ])
  print(`${email} has a new password and is signed out everywhere.`)
}

export async function revokeSessions({ email }: Of<'revoke'>, context: Context) {
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
}

export async function printAudit({ days }: Of<'audit'>, { opened, now, print }: Context) {
  const from = new Date(now().getTime() - days * day).toISOString()
  for await (const part of opened.rows.list('audit', { from }))
    for (const { createdAt, actor, action, target, outcome, requestId, network } of part)
      print([createdAt, actor, action, target, outcome, requestId, network].join('\t'))
}

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
    if (!(error instanceof Unavailable)) throw error
    print('The audit log has no line about it: the database cannot be written now.')
  }
}

/** Creates an entry for the audit log. */
export const note = ({ now }: Context, action: string, target: string) =>
  systemAudit('command line', `command ${action}`, target, now())
