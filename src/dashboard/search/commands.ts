import type { LinkProps } from '@tanstack/react-router'
import {
  BellRing,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Moon,
  Plus,
  RefreshCw,
  Sun,
  User,
} from 'lucide-react'
import { hasEvery, searchable, wordsOf } from '#src/contract/search/compare/words.ts'
import { resourceList } from '#src/dashboard/navigation/resources.ts'
import { currentSidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'

/** Actions of the palette other than opening something. */
export type ActionName = 'sync' | 'dark' | 'light' | 'sign-out'

interface Command {
  label: string
  icon: LucideIcon
  to?: NonNullable<LinkProps['to']>
  action?: ActionName
  /** Further words that people type for it. */
  synonyms?: string
  /** Keyboard shortcut of the command. */
  keys?: string | undefined
}

export interface CommandGroup {
  label: string
  commands: Command[]
}

/**
 * Returns the commands that match the typed words, or all without words.
 *
 * @param isDark current theme: the other one is offered
 */
export function findCommands(query: string, isDark = false): CommandGroup[] {
  const words = wordsOf(query)
  return [
    { label: 'New', commands: newRecords },
    { label: 'Actions', commands: actions.filter(({ action }) => action !== (isDark ? 'dark' : 'light')) },
    { label: 'Go to', commands: screens() },
  ]
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) =>
        hasEvery(searchable(`${label} ${command.label} ${command.synonyms ?? ''}`), words),
      ),
    }))
    .filter(({ commands }) => commands.length > 0)
}

const screens = (): Command[] => [
  ...currentSidebarScreens().map(({ to, label, icon, goKey }) => ({
    to,
    label,
    icon,
    keys: `G ${goKey.toUpperCase()}`,
  })),
  { label: 'All Notifications', to: '/dashboard/notifications', icon: BellRing },
  { label: 'Notification Settings', to: '/dashboard/notifications/settings', icon: BellRing },
  { label: 'Your Profile', to: '/dashboard/profile', icon: User, synonyms: 'password account admins' },
  {
    label: 'This device',
    to: '/dashboard/device',
    icon: MonitorSmartphone,
    synonyms: 'storage offline push',
  },
  { label: 'Install the app', to: '/dashboard/install', icon: MonitorSmartphone },
]

const newRecords: Command[] = resourceList.flatMap(({ add, new: to }) =>
  add ? [{ label: add, to, icon: Plus }] : [],
)

const actions: Command[] = [
  { label: 'Sync now', action: 'sync', icon: RefreshCw, synonyms: 'refresh update offline' },
  { label: 'Use the dark theme', action: 'dark', icon: Moon, synonyms: 'mode appearance night' },
  { label: 'Use the light theme', action: 'light', icon: Sun, synonyms: 'mode appearance day' },
  { label: 'Sign out', action: 'sign-out', icon: LogOut, synonyms: 'logout log out' },
]
