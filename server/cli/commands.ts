import { CommandError } from '#server/errors.ts'
import type { CheckedCommand, Command } from './command.ts'
import { removeDemo } from './demo-content.ts'
import { backup, confirmClock } from './maintenance.ts'
import { createAdmin, listAdmins, printAudit, revokeSessions, setPassword } from './people.ts'
import { eraseData, exportData } from './personal-data.ts'

/** Commands of `site admin`, in the order of its help. */
export const adminCommands: readonly Command[] = [
  createAdmin,
  listAdmins,
  setPassword,
  revokeSessions,
  printAudit,
  exportData,
  eraseData,
  removeDemo,
  confirmClock,
]

const commands = new Map([...adminCommands, backup].map((command) => [command.action, command]))

/** Checks a message from the command line. @throws {CommandError} with the message about the first wrong value */
export function checkedCommand(message: unknown): CheckedCommand {
  const { action, ...values } = Object(message)
  const command = commands.get(action)
  if (!command) throw new CommandError('Invalid input')
  return command.check(values)
}
