import type { Command as CommandLine, OptionValues } from 'commander'
import * as z from 'zod'
import { normalizeEmail } from '#backend/accounts/admins.ts'
import type { Passwords } from '#backend/ports/ports.ts'
import type { OpenRows } from '#server/database/open-rows.ts'
import { CommandError } from '#server/errors.ts'
import type { Store } from '#server/files/store.ts'
import { passwordLength } from '#src/contract/http/features.ts'
import { email as emailInput } from '#src/contract/schema/inputs.ts'

/** Same rule as the API contract: an account with any other address could not sign in. */
export const email = z
  .string()
  .transform(normalizeEmail)
  .pipe(emailInput('Give an e-mail address in the form name@company.com.'))

export const password = z
  .string()
  .min(
    passwordLength.min,
    `A password has at least ${passwordLength.min} characters: a phrase of a few words is easiest to remember.`,
  )
  .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`)

interface CommandLineSyntax {
  /** Name and arguments in the notation of commander: `create <email>`. */
  syntax: string
  description: string
  /** Adds options and texts of the help. */
  addOptions?: (line: CommandLine) => void
  /** Returns the unchecked values from what the user typed. Calls `line.error` for a wrong combination. */
  typedValues?: (args: readonly string[], options: OptionValues, line: CommandLine) => Record<string, unknown>
  /** Whether the user is asked for the value `password`. */
  needsPassword?: boolean
  /** Whether the command works without changes, so that data can be rescued from a read-only disk. */
  isReadOnly?: boolean
  /** Whether the command may create the database. */
  canCreateDatabase?: boolean
}

interface Definition<Input extends object> extends CommandLineSyntax {
  action: string
  input: z.ZodType<Input>
  /** @throws {CommandError} with a message for the terminal; then nothing was changed */
  run: (input: Input, context: Context) => Promise<void>
}

/** A command. A running server carries it out. When no server runs, the command line does so itself. */
export interface Command extends CommandLineSyntax {
  action: string
  /** @throws {CommandError} with the message about the first wrong value */
  check: (values: unknown) => CheckedCommand
}

/** A command with valid values. */
export interface CheckedCommand {
  message: CommandMessage
  run: (context: Context) => Promise<void>
}

/** JSON that is sent to a running server. */
export type CommandMessage = { action: string } & Record<string, unknown>

export function defineCommand<Input extends object>({ input, run, ...syntax }: Definition<Input>): Command {
  return {
    ...syntax,
    check: (values) => {
      const { success, data, error } = input.safeParse(values)
      if (!success) throw new CommandError(error.issues[0]?.message ?? 'This is no command.')
      return {
        message: { ...data, action: syntax.action },
        run: (context) => run(data, context),
      }
    },
  }
}

/** Dependencies of the commands. */
export interface Context {
  opened: OpenRows
  store: Store
  passwords: Passwords
  now: () => Date
  /** Folder for mails when no mail server is configured. */
  mailFolder: string
  /** Writes a line on the terminal. */
  print: (line: string) => void
}
