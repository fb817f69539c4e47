import type { LinkProps } from '@tanstack/react-router'
import { type LucideIcon, Search } from 'lucide-react'
import { searchable } from '#src/contract/search/compare/words.ts'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import type { Recent } from '#src/dashboard/navigation/recent.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { type ActionName, findCommands } from './commands.ts'
import { findSaved, type MatchingList } from './find-saved.ts'
import type { SavedList } from './saved-records.ts'

/** Line of the palette: its text, and its link or action. */
export interface PaletteOption {
  key: string
  title: string
  about: string
  /** Kind of record, if the group does not tell it. */
  kind?: string
  icon: LucideIcon
  link?: Pick<LinkProps, 'to' | 'params' | 'search'>
  action?: ActionName | undefined
  /** Keyboard shortcut of the option. */
  keys?: string | undefined
  /** List and id, if the option is a record. */
  record?: { resource: Named; id: string }
}

export interface PaletteGroup {
  label: string
  /** Number of matches; the options are the first few. */
  count: number
  options: PaletteOption[]
}

interface Surroundings {
  recent?: Recent[]
  isDark?: boolean
}

/**
 * Returns everything that matches the typed text: recent records, records by list, commands, screens, and a link to the
 * backend's own search.
 */
export function paletteGroups(
  lists: SavedList[],
  typed: string,
  { recent = [], isDark = false }: Surroundings = {},
): PaletteGroup[] {
  const query = typed.trim()
  const commands = findCommands(query, isDark).map(({ label, commands }) =>
    group(
      label,
      commands.map(({ label: title, to, action, icon, keys }) => ({
        key: `${label} ${to ?? action}`,
        title,
        about: '',
        icon,
        action,
        keys,
        ...(to && { link: { to } }),
      })),
    ),
  )
  if (!query) return [...recentGroup(lists, recent), ...commands]
  const everywhere: PaletteOption = {
    key: 'search',
    title: `Search Results for "${query}"`,
    about: 'Asks the server',
    icon: Search,
    link: { to: '/dashboard/search', search: { query } },
  }
  const records = findSaved(lists, query).map(recordGroup)
  const rest = [group('Search', [everywhere])]
  // Words of a command typed in order mean the command, not a record that contains them somewhere.
  const named = records.some(hasWords(query)) ? [] : commands.filter(hasWords(query))
  return [...named, ...records, ...commands.filter((one) => !named.includes(one)), ...rest]
}

/** Whether a title in the group contains the typed words in order, from the start of a word. */
const hasWords =
  (query: string) =>
  ({ options }: PaletteGroup) =>
    options.some(({ title }) => ` ${searchable(title)}`.includes(` ${searchable(query)}`))

/** Returns the recent records that are still cached. */
function recentGroup(lists: SavedList[], recent: Recent[]): PaletteGroup[] {
  const options = recent.flatMap(({ name, id }) => {
    const list = lists.find(({ resource }) => resource.name === name)
    const record = list?.records.find((one) => one.id === id)
    if (!list || !record) return []
    const { options } = recordGroup({ ...list, count: 1, records: [record] })
    return options.map((option) => ({ ...option, kind: withCapital(list.resource.noun[0]) }))
  })
  return options.length > 0 ? [group('Recent', options)] : []
}

function recordGroup({ resource, records, count }: MatchingList): PaletteGroup {
  const { label, record: to, icon } = resource
  const options = records.map(({ id, title, about }) => ({
    key: `${to} ${id}`,
    title,
    about: about.filter((words) => words !== title).join(' · '),
    icon,
    link: { to, params: { id } },
    record: { resource, id },
  }))
  return { label, count, options }
}

const group = (label: string, options: PaletteOption[]): PaletteGroup => ({
  label,
  count: options.length,
  options,
})
