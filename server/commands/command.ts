import { parseArgs } from 'node:util'
import * as z from 'zod'
import { normalizeEmail } from '#backend/accounts/admins.ts'
import { CommandError } from '#server/base/command-error.ts'
import { adminRoles } from '#src/contract/admins.ts'
import { passwordLength } from '#src/contract/features.ts'
import { email as emailInput } from '#src/contract/inputs.ts'

/** Same rule as the API contract: an account with any other address could not sign in. */
const email = z
  .string()
  .transform(normalizeEmail)
  .pipe(emailInput('Give an e-mail address in the form name@company.com.'))

const password = z
  .string()
  .min(
    passwordLength.min,
    `A password has at least ${passwordLength.min} characters: a few words are easiest to keep.`,
  )
  .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`)

const roles = adminRoles.map(({ value }) => value)

/** A command. A running server carries it out. When no server runs, the command line does so itself. */
export const commandInput = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('create'),
    email,
    name: z.string().trim().max(200),
    role: z.enum(roles, `Give one of the roles: ${roles.join(', ')}.`),
    password,
  }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('password'), email, password }),
  z.strictObject({ action: z.literal('revoke'), email: email.optional() }),
  z.strictObject({
    action: z.literal('audit'),
    days: z.coerce.number('Give a number of days.').int().min(1, 'Give a number of days.').max(3660),
  }),
  z.strictObject({
    action: z.literal('export'),
    email,
    folder: z.string().min(1, 'Name a folder that is not there yet.'),
  }),
  z.strictObject({ action: z.literal('erase'), email, isSure: z.boolean() }),
  z.strictObject({ action: z.literal('confirm-time') }),
  z.strictObject({ action: z.literal('backup'), file: z.string().min(1, 'Name the file of the backup.') }),
])
export type Command = z.infer<typeof commandInput>

export const usage = `npm run admin -- create EMAIL --role admin|super_admin [--name NAME]
npm run admin -- list
npm run admin -- password EMAIL
npm run admin -- revoke EMAIL | --all
npm run admin -- audit [--days 30]
npm run admin -- export EMAIL FOLDER
npm run admin -- erase EMAIL [--yes]
npm run admin -- confirm-time
npm run backup -- FILE
npm run restore -- FILE
npm run move -- --to postgres://user:password@host:5432/name
A password is asked for, or read from the first line of the standard input.`

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  days: { type: 'string' },
  to: { type: 'string' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

/** Number of words after an action, and the options that the action accepts. */
const shapes: Record<string, { words: number; options: readonly (keyof typeof options)[] }> = {
  create: { words: 1, options: ['role', 'name'] },
  list: { words: 0, options: [] },
  password: { words: 1, options: [] },
  revoke: { words: 1, options: ['all'] },
  audit: { words: 0, options: ['days'] },
  export: { words: 2, options: [] },
  erase: { words: 1, options: ['yes'] },
  'confirm-time': { words: 0, options: [] },
  backup: { words: 1, options: [] },
  restore: { words: 1, options: [] },
  move: { words: 0, options: ['to'] },
}

/** Parses the command line. @throws {CommandError} when it matches no line of `usage` */
export function readArguments(argv: readonly string[]) {
  const [program, ...rest] = argv
  const args = program === 'admin' ? rest : argv
  const { values, positionals } = parsed(args)
  const [action = '', ...words] = positionals
  const shape = shapes[action]
  const isOfAdmin = !['backup', 'restore', 'move'].includes(action)
  if (!shape || isOfAdmin !== (program === 'admin'))
    throw new CommandError(`Unknown command. Usage:\n${usage}`)
  const expected = values.all && action === 'revoke' ? 0 : shape.words
  const isForeign = Object.keys(values).some((name) => !shape.options.some((option) => option === name))
  if (words.length !== expected || isForeign) throw new CommandError(`Usage:\n${usageOf(action)}`)
  return { action, words, values }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new CommandError(`Unknown option. Usage:\n${usage}`)
  }
}

const usageOf = (action: string) =>
  usage
    .split('\n')
    .filter((line) => line.includes(` ${action} `) || line.endsWith(` ${action}`))
    .join('\n')

/** @throws {CommandError} with the message about the first wrong value */
export function checkedCommand(input: unknown): Command {
  const { success, data, error } = commandInput.safeParse(input)
  if (!success) throw new CommandError(error.issues[0]?.message ?? 'This is no command.')
  return data
}
