import type { LinkProps } from '@tanstack/react-router'
import { resourceList } from '#src/dashboard/navigation/resources.ts'
import { sidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'
import { wordsOf } from '#src/ui/text/search-words.ts'

interface Command {
  label: string
  to: NonNullable<LinkProps['to']>
}

/** What can be done without a record, by the words that were typed; everything when there are none. */
export function findCommands(query: string): { label: string; commands: Command[] }[] {
  const words = wordsOf(query)
  return [
    { label: 'Go to', commands: screens },
    { label: 'New', commands: newRecords },
  ]
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => {
        const text = `${label} ${command.label}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ commands }) => commands.length > 0)
}

const screens: Command[] = [
  ...sidebarScreens,
  { label: 'All Notifications', to: '/dashboard/notifications' },
  { label: 'Notification Settings', to: '/dashboard/notifications/settings' },
  { label: 'Your Profile', to: '/dashboard/profile' },
  { label: 'This device', to: '/dashboard/device' },
  { label: 'Install the app', to: '/dashboard/install' },
]

const newRecords: Command[] = resourceList.flatMap(({ add, new: to }) => (add ? [{ label: add, to }] : []))
