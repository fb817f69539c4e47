import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshingOnce } from '#src/api/query-client.ts'
import type { Noun } from '#src/contract/schema/reads.ts'
import { countOf } from '#src/dashboard/deleting/noun.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { errorSentence } from '#src/ui/overlay/confirm/error-sentence.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { eachOf } from './each-of.ts'

interface BulkStatusProps<Item> {
  items: Item[]
  noun: Noun
  options: readonly { value: string; label: string }[]
  /** Status of a row, as the API names it. */
  statusOf: (item: Item) => string
  set: (item: Item, status: string) => Promise<unknown>
}

/** Gives the ticked rows one status, and reports how many failed and why. */
export function BulkStatus<Item>({ items, noun, options, statusOf, set }: BulkStatusProps<Item>) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const guard = useOfflineGuard()

  async function change(nextStatusOf: (item: Item) => string, done: string, isUndoing = false) {
    setBusy(true)
    try {
      await refreshingOnce(client, () =>
        eachOf(items, (item) => set(item, nextStatusOf(item)), noun, 'changed'),
      )
      const undo = { label: 'Undo', onAct: () => void change(statusOf, 'as before', true) }
      const isKnown = (item: Item) => options.some(({ value }) => value === statusOf(item))
      const canUndo = !isUndoing && items.every(isKnown)
      toast.show({
        title: `${countOf(items.length, noun)} ${done}`,
        tone: 'safe',
        ...(canUndo && { action: undo }),
      })
    } catch (error) {
      toast.show({ title: errorSentence(error), tone: 'danger' })
    }
    setBusy(false)
  }

  const button = (
    <Button variant="secondary" size="small" busy={isBusy} busyLabel="Saving..." {...guard}>
      Set status
    </Button>
  )
  if (guard) return button
  return (
    <Menu
      label="Set status"
      trigger={button}
      items={options.map(({ value, label }) => ({
        label,
        onSelect: () => void change(() => value, `set to ${label}`),
      }))}
    />
  )
}
