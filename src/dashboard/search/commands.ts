import type { LinkProps } from '@tanstack/react-router'
import { screens } from '#src/dashboard/navigation/screens.ts'
import { wordsOf } from '#src/ui/text/search-words.ts'

interface Command {
  label: string
  to: NonNullable<LinkProps['to']>
}

/** What can be done without a record, by the words that were typed; everything when there are none. */
export function findCommands(query: string): { label: string; commands: Command[] }[] {
  const words = wordsOf(query)
  return [
    { label: 'Go to', commands: places },
    { label: 'New', commands: newItems },
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

const places: Command[] = [
  ...screens,
  { label: 'All Notifications', to: '/dashboard/notifications' },
  { label: 'Notification Settings', to: '/dashboard/notifications/settings' },
  { label: 'Your Profile', to: '/dashboard/profile' },
  { label: 'This device', to: '/dashboard/device' },
  { label: 'Install the app', to: '/dashboard/install' },
]

const newItems: Command[] = [
  { label: 'Add New Project', to: '/dashboard/projects/new' },
  { label: 'Add New Service', to: '/dashboard/services/new' },
  { label: 'Post New Job', to: '/dashboard/careers/new' },
  { label: 'Add New Post', to: '/dashboard/blogs/new' },
  { label: 'Add Testimonial', to: '/dashboard/testimonials/new' },
  { label: 'Add Member', to: '/dashboard/team/new' },
  { label: 'Update Gallery', to: '/dashboard/media/new' },
]
