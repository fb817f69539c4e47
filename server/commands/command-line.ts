import path from 'node:path'
import { CommanderError, Command as CommandLine } from 'commander'
import { CommandError } from '#server/base/command-error.ts'
import { adminRoles } from '#src/contract/admins.ts'
import type { Command } from './command.ts'

/** An action with its values as they were typed. `checkedCommand` validates those that a running server carries out. */
export type TypedCommand =
  | { action: 'restore'; file: string }
  | { action: 'move'; to: string }
  | ({ action: Exclude<Command['action'], 'restore' | 'move'> } & Record<string, unknown>)

/** Creates the command line of one npm script. `take` gets the action that was typed. */
type Create = (take: (command: TypedCommand) => void) => CommandLine

const passwordNote = '\nThe password is asked for, or read from the first line of the standard input.'

const commandLines: Record<string, Create> = {
  admin: (take) => {
    const line = commandLine('admin', 'Manages accounts, sessions, one person’s data and the audit log.')
    line
      .command('create <email>')
      .description('Creates an account.')
      .option('--role <role>', adminRoles.map(({ value }) => value).join(' or '))
      .option('--name <name>', 'name of the person', '')
      .addHelpText('after', passwordNote)
      .action((email, { role, name }) => take({ action: 'create', email, role, name }))
    line
      .command('list')
      .description('Lists accounts and their sessions.')
      .action(() => take({ action: 'list' }))
    line
      .command('password <email>')
      .description('Sets a password and ends all sessions of the account.')
      .addHelpText('after', passwordNote)
      .action((email) => take({ action: 'password', email }))
    line
      .command('revoke [email]')
      .description('Ends all sessions of an account, or of all accounts.')
      .option('--all', 'all accounts')
      .action((email, { all }, self: CommandLine) => {
        if (Boolean(email) === Boolean(all)) self.error('error: give an e-mail address, or --all')
        take({ action: 'revoke', ...(email && { email }) })
      })
    line
      .command('audit')
      .description('Prints the audit log.')
      .option('--days <days>', 'number of days', '30')
      .action(({ days }) => take({ action: 'audit', days }))
    line
      .command('export <email> <folder>')
      .description('Writes all data about one address into a new folder.')
      .action((email, folder) => take({ action: 'export', email, folder: path.resolve(folder) }))
    line
      .command('erase <email>')
      .description('Deletes all data about one address. Without --yes it only counts.')
      .option('--yes', 'delete the data')
      .action((email, { yes = false }) => take({ action: 'erase', email, isSure: yes }))
    line
      .command('confirm-time')
      .description('Confirms the clock after a leap, so that automatic deletion goes on.')
      .action(() => take({ action: 'confirm-time' }))
    return line
  },
  backup: (take) =>
    commandLine('backup', 'Writes all rows and files into one new file, also while the server runs.')
      .argument('<file>')
      .action((file) => take({ action: 'backup', file: path.resolve(file) })),
  restore: (take) =>
    commandLine('restore', 'Restores a backup into an empty database.')
      .argument('<file>')
      .action((file) => take({ action: 'restore', file })),
  move: (take) =>
    commandLine('move', 'Copies the rows of SQLite into an empty PostgreSQL.')
      .option('--to <address>', 'postgres://user:password@host:5432/name', '')
      .action(({ to }) => take({ action: 'move', to })),
}

/**
 * Parses the command line. Prints the help and returns undefined for `--help`.
 *
 * @throws {CommandError} with the mistake and the usage
 */
export function parseCommandLine(
  [script = '', ...args]: readonly string[],
  print: (text: string) => void,
): TypedCommand | undefined {
  const create = commandLines[script]
  if (!create) throw new CommandError(`There is no command ${script}.`)
  let typed: TypedCommand | undefined
  let output = ''
  const line = create((command) => {
    typed = command
  })
  for (const one of [line, ...line.commands])
    one.exitOverride().configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => {
        output += text
      },
    })
  try {
    line.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return undefined
    throw new CommandError(output.trim())
  }
  return typed
}

const commandLine = (script: string, description: string) =>
  new CommandLine(`npm run ${script} --`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .allowExcessArguments(false)
