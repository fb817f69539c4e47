import type { LinkProps } from '@tanstack/react-router'
import { type LucideIcon, Search, Zap } from 'lucide-react'
import { excerpt } from '#src/contract/search/compare/found-text.ts'
import { hasEvery, searchable, wordsOf } from '#src/contract/search/compare/words.ts'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import type { Recent } from '#src/dashboard/navigation/recent.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { type ActionName, findCommands } from './commands.ts'
import { findSaved, type MatchingList, writtenWith } from './find-saved.ts'
import type { PageAction } from './page-actions.ts'
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
  /** Performs an action of the current screen. */
  act?: () => void
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
  /** Actions of the current list or record. */
  actions?: PageAction[]
  recent?: Recent[]
  isDark?: boolean
}

/**
 * Returns everything that matches the typed text: actions of the screen, recent records, records by list, commands, screens, and a link to the
 * backend's own search.
 */
export function paletteGroups(
  lists: SavedList[],
  typed: string,
  { actions = [], recent = [], isDark = false }: Surroundings = {},
): PaletteGroup[] {
  const query = typed.trim()
  const otherCommands = findCommands(query, isDark).map(({ label, commands }) =>
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
  const commands = [...pageGroup(actions, query), ...otherCommands]
  if (!query) return [...pageGroup(actions, query), ...recentGroup(lists, recent), ...otherCommands]
  const everywhere: PaletteOption = {
    key: 'search',
    title: `Search Results for "${query}"`,
    about: 'Search the server',
    icon: Search,
    link: { to: '/dashboard/search', search: { query } },
  }
  const words = wordsOf(query)
  const records = findSaved(lists, query).map((list) => recordGroup(list, words))
  const rest = [group('Search', [everywhere])]
  // Words of a command typed in order mean the command, not a record that contains them somewhere.
  const named = records.some(hasWords(query)) ? [] : commands.filter(hasWords(query))
  return [...named, ...records, ...commands.filter((one) => !named.includes(one)), ...rest]
}

/** Characters before a match in a text, on the one line of an option. */
const lead = 12

/** Whether a title in the group contains the typed words in order, from the start of a word. */
const hasWords =
  (query: string) =>
  ({ options }: PaletteGroup) =>
    options.some(({ title }) => ` ${searchable(title)}`.includes(` ${searchable(query)}`))

function pageGroup(actions: PageAction[], query: string): PaletteGroup[] {
  const words = wordsOf(query)
  const options = actions
    .filter(({ label }) => hasEvery(searchable(`${pageLabel} ${label}`), words))
    .map(({ label, act }) => ({ key: `page ${label}`, title: label, about: '', icon: Zap, act }))
  return options.length > 0 ? [group(pageLabel, options)] : []
}

const pageLabel = 'This page'

/** Returns the recent records that are still cached. */
function recentGroup(lists: SavedList[], recent: Recent[]): PaletteGroup[] {
  const options = recent.flatMap(({ name, id }) => {
    const list = lists.find(({ resource }) => resource.name === name)
    const record = list?.records.find((one) => one.id === id)
    if (!list || !record) return []
    const { options } = recordGroup({ ...list, count: 1, records: [record] }, [])
    return options.map((option) => ({ ...option, kind: withCapital(list.resource.noun[0]) }))
  })
  return options.length > 0 ? [group('Recent', options)] : []
}

function recordGroup({ resource, records, count }: MatchingList, words: string[]): PaletteGroup {
  const { label, record: to, icon } = resource
  const options = records.map((record) => {
    const { id, title, about } = record
    const written = writtenWith(record, words)
    return {
      key: `${to} ${id}`,
      title,
      about: written
        ? excerpt(written.text, written.words, lead)
        : about.filter((part) => part !== title).join(' · '),
      icon,
      link: { to, params: { id } },
      record: { resource, id },
    }
  })
  return { label, count, options }
}

const group = (label: string, options: PaletteOption[]): PaletteGroup => ({
  label,
  count: options.length,
  options,
})
