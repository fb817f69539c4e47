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

/** @throws {CommandError} with the message about the first wrong value */
export function checkedCommand(input: unknown): Command {
  const { success, data, error } = commandInput.safeParse(input)
  if (!success) throw new CommandError(error.issues[0]?.message ?? 'This is no command.')
  return data
}
