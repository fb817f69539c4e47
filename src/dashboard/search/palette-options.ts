import type { LinkProps } from '@tanstack/react-router'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import { findCommands } from './commands.ts'
import { type FoundList, findSaved } from './find-saved.ts'
import type { SavedList } from './saved-records.ts'

/** One line of the palette: where it leads, and what it says. */
export interface PaletteOption {
  key: string
  title: string
  about: string
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  /** Of a record: its list and id. */
  record?: { of: Named; id: string }
}

export interface PaletteGroup {
  label: string
  /** How many there are; the options are the first few. */
  count: number
  options: PaletteOption[]
}

/** Everything that fits what was typed: commands, records by list, and the way to the backend's own search. */
export function paletteGroups(lists: SavedList[], typed: string): PaletteGroup[] {
  const query = typed.trim()
  const commands = findCommands(query).map(({ label, commands }) =>
    group(
      label,
      commands.map(({ label: title, to }) => ({ key: `${label} ${to}`, title, about: '', link: { to } })),
    ),
  )
  if (!query) return commands
  const everywhere: PaletteOption = {
    key: 'search',
    title: `Search Results for "${query}"`,
    about: 'Asks the server',
    link: { to: '/dashboard/search', search: { query } },
  }
  return [...commands, ...findSaved(lists, query).map(recordGroup), group('Search', [everywhere])]
}

function recordGroup({ resource, records, count }: FoundList): PaletteGroup {
  const { label, record: to } = resource
  const options = records.map(({ id, title, about }) => ({
    key: `${to} ${id}`,
    title,
    about: about.filter((words) => words !== title).join(' · '),
    link: { to, params: { id } },
    record: { of: resource, id },
  }))
  return { label, count, options }
}

const group = (label: string, options: PaletteOption[]): PaletteGroup => ({
  label,
  count: options.length,
  options,
})
