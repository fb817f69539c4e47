import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { useTemplateEntries } from '#src/dashboard/follow-ups/follow-ups.ts'
import { saveTemplates } from '#src/dashboard/follow-ups/save-follow-up.ts'
import { entryChanges, sharedTemplates } from './shared-templates.ts'
import { firstTemplates, ownTemplatesAtom, type Template } from './templates.ts'

/** Templates of an inbox in their two groups. */
export interface TemplateGroups {
  /** Templates of all staff; without a backend that stores them, none. */
  shared: Template[]
  /** Templates of this device. */
  own: Template[]
}

/** Returns an inbox's templates: those of all staff, if the backend stores them, and those of this device. */
export function useTemplates(collection: InboxName) {
  const client = useQueryClient()
  const isShared = useFeature('answers')
  const entries = useTemplateEntries(collection)
  const [ownTemplates, setOwn] = useAtom(ownTemplatesAtom)
  const first = firstTemplates[collection]
  const stored = ownTemplates[collection]
  const groups = useMemo(
    () => (isShared ? withShared(first, entries, stored) : { shared: [], own: stored ?? first }),
    [isShared, first, entries, stored],
  )
  return {
    ...groups,
    all: [...groups.shared, ...groups.own],
    isShared,
    save: ({ shared, own }: TemplateGroups) => {
      const isFirst = !isShared && JSON.stringify(own) === JSON.stringify(first)
      setOwn(collection, isFirst || own.length === 0 ? undefined : own)
      if (isShared) void saveTemplates(client, collection, entryChanges(first, entries, shared))
    },
  }
}

/** The device's copies of the first templates are the shared ones; its other templates are the second group. */
function withShared(
  first: Template[],
  entries: ReadonlyMap<string, string>,
  stored: Template[] = [],
): TemplateGroups {
  const texts = new Set(first.map(({ subject, body }) => `${subject}\n${body}`))
  const own = stored
    .filter(({ subject, body }) => !texts.has(`${subject}\n${body}`))
    .map((template) => ({ ...template, id: `own-${template.id.replace(/^own-/, '')}` }))
  return { shared: sharedTemplates(first, entries), own }
}
