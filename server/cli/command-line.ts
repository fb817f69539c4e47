import { CommanderError, Command as CommandLine } from 'commander'
import { CommandError } from '#server/errors.ts'
import type { Command } from './command.ts'
import { adminCommands } from './commands.ts'
import { backup } from './maintenance.ts'

/** A command with the values as the user typed them. `Command.check` validates them. */
export type TypedCommand =
  | { action: 'restore'; file: string }
  | { action: 'move'; to: string }
  | { command: Command; values: Record<string, unknown> }

/** Creates the command line of one script. `take` gets the command that was typed. */
type Create = (take: (typed: TypedCommand) => void) => CommandLine

const commandLines: Record<string, Create> = {
  admin: (take) => {
    const line = commandLine('admin', 'Manages accounts, sessions, one person’s data and the audit log.')
    for (const command of adminCommands) addDetails(line.command(command.syntax), command, take)
    return line
  },
  backup: (take) => {
    const [, file = ''] = backup.syntax.split(' ')
    return addDetails(commandLine('backup').argument(file), backup, take)
  },
  restore: (take) =>
    commandLine('restore', 'Restores a backup into an empty database.')
      .argument('<file>')
      .action((file) => take({ action: 'restore', file })),
  move: (take) =>
    commandLine('move', 'Copies the rows of SQLite into an empty PostgreSQL.')
      .option('--to <address>', 'postgres://user:password@host:5432/name', '')
      .action(({ to }) => take({ action: 'move', to })),
}

function addDetails(line: CommandLine, command: Command, take: (typed: TypedCommand) => void): CommandLine {
  const { description, addOptions, typedValues } = command
  line.description(description)
  addOptions?.(line)
  return line.action(() => take({ command, values: typedValues?.(line.args, line.opts(), line) ?? {} }))
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
  if (!create)
    throw new CommandError(
      `There is no command ${script}: choose ${[...Object.keys(commandLines), 'serve'].join(', ')}.`,
    )
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

const commandLine = (script: string, description = '') =>
  new CommandLine(`site ${script}`)
    .description(description)
    .helpCommand(false)
    .showHelpAfterError()
    .allowExcessArguments(false)
