import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { wordsOf } from '#src/contract/search/compare/words.ts'
import { useNoteTexts } from '#src/dashboard/follow-ups/follow-ups.ts'
import { logout } from '#src/dashboard/navigation/logout.ts'
import { recentAtom } from '#src/dashboard/navigation/recent.ts'
import { useSyncNow } from '#src/dashboard/offline-data/sync/sync-now.ts'
import { themeAtom } from '#src/ui/browser/theme.ts'
import { useIsDark } from '#src/ui/browser/use-is-dark.ts'
import { IconButton } from '#src/ui/button.tsx'
import { NativeDialog } from '#src/ui/overlay/native-dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import type { ActionName } from './commands.ts'
import { pageActions } from './page-actions.ts'
import { PaletteList } from './palette-list.tsx'
import { paletteGroups } from './palette-options.ts'
import { savedLists } from './saved-records.ts'

/** Finds any cached record and any screen by a few letters; works without a network. */
export function Palette({ typed: before = '', onClose }: { typed?: string; onClose: () => void }) {
  const client = useQueryClient()
  const id = useId()
  const [typed, setTyped] = useState(before)
  const [index, setIndex] = useState(0)
  const lists = savedLists(client, useNoteTexts(true))
  const recent = useAtomValue(recentAtom)
  const syncNow = useSyncNow()
  const setTheme = useSetAtom(themeAtom)
  const isDark = useIsDark()
  const [pageActionList] = useState(pageActions)
  const groups = paletteGroups(lists, typed, { actions: pageActionList, recent, isDark })
  const actions: Record<ActionName, () => void> = {
    sync: () => {
      toast.show({ title: 'Syncing …', tone: 'info' })
      void syncNow()
    },
    dark: () => setTheme('dark'),
    light: () => setTheme('light'),
    'sign-out': logout,
  }
  const total = groups.reduce((sum, { options }) => sum + options.length, 0)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Keys belong to an input method while it composes.
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) setIndex((index + step + total) % total || 0)
    else document.getElementById(`${id}-${index}`)?.click()
  }

  return (
    <NativeDialog label="Find records and screens" onClose={onClose} className={dialogClass}>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden size={18} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
        <input
          role="combobox"
          aria-label="Find records and screens"
          aria-expanded={total > 0}
          aria-controls={total > 0 ? id : undefined}
          aria-activedescendant={total > 0 ? `${id}-${index}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Company, person, reference …"
          className="min-h-12 w-full min-w-0 bg-transparent text-(length:--control-text) text-ink outline-none placeholder:text-ink-soft"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setIndex(0)
          }}
        />
        <kbd className="shrink-0 rounded-sm border border-edge px-1.5 text-ink-soft text-xs pointer-coarse:hidden">
          Esc
        </kbd>
        <IconButton label="Close" icon={X} className="pointer-fine:hidden -mr-3" onClick={onClose} />
      </div>
      <PaletteList
        id={id}
        groups={groups}
        words={wordsOf(typed)}
        position={index}
        onPoint={setIndex}
        onFollow={({ action, act }) => {
          onClose()
          if (action) actions[action]()
          // After the dialog has given back the focus.
          if (act) setTimeout(act)
        }}
      />
      <p role="status" className="border-line border-t px-4 py-2 text-ink-soft text-sm tabular-nums">
        {typed.trim() ? countSentence(groups) : saved(lists)}
      </p>
    </NativeDialog>
  )
}

const dialogClass =
  'dense mx-auto mt-[8dvh] mb-auto max-h-[min(36rem,80dvh)] w-[min(40rem,100vw-1.5rem)] max-w-none flex-col overflow-hidden rounded-lg border border-line bg-paper p-0 text-ink shadow-float open:flex'

function countSentence(groups: { label: string; count: number }[]): string {
  const count = groups.reduce((sum, group) => sum + (group.label === 'Search' ? 0 : group.count), 0)
  return count === 1 ? '1 result' : `${count} results`
}

function saved(lists: { records: unknown[] }[]): string {
  const count = lists.reduce((sum, { records }) => sum + records.length, 0)
  return `${count} ${count === 1 ? 'record' : 'records'} saved on this device`
}
