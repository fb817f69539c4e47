import type { QueryClient } from '@tanstack/react-query'
import { followUpsList } from '#src/api/follow-ups.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import { followUpId, type InboxName, templatesRecord } from '#src/contract/follow-ups.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { mergeFollowUps } from './follow-ups.ts'

/**
 * Marks records of one collection as answered, or removes their marks.
 *
 * @returns false if the change is lost when the page closes
 */
export function saveMarks(
  client: QueryClient,
  { collection, recordIds }: { collection: InboxName; recordIds: readonly string[] },
  isFollowedUp: boolean,
): Promise<boolean> {
  const ids = recordIds.map((recordId) => followUpId({ collection, recordId, kind: 'mark' }))
  return saveEntries(client, ids, isFollowedUp ? 'yes' : '')
}

/** Adds a note to a record. @returns false if the note is lost when the page closes */
export function addNote(
  client: QueryClient,
  record: { collection: InboxName; recordId: string },
  text: string,
): Promise<boolean> {
  const id = followUpId({ ...record, kind: 'note', entry: crypto.randomUUID() })
  return saveEntries(client, [id], text)
}

/** Changes a note of the signed-in user; an empty text deletes it. @returns false if lost when the page closes */
export function changeNote(client: QueryClient, id: string, text: string): Promise<boolean> {
  return saveEntries(client, [id], text)
}

/**
 * Shares templates of an inbox with all staff.
 *
 * @param texts by template id; an empty text deletes a template
 * @returns false if the change is lost when the page closes
 */
export function saveTemplates(
  client: QueryClient,
  collection: InboxName,
  texts: ReadonlyMap<string, string>,
): Promise<boolean> {
  const named = [...texts].map(([entry, text]) => {
    const id = followUpId({ collection, recordId: templatesRecord, kind: 'template', entry })
    return [id, text] as const
  })
  return saveTexts(client, named)
}

const saveEntries = (client: QueryClient, ids: readonly string[], text: string): Promise<boolean> =>
  saveTexts(
    client,
    ids.map((id) => [id, text] as const),
  )

/** Writes entries to the device, which sends them to a backend that accepts them. */
async function saveTexts(
  client: QueryClient,
  texts: readonly (readonly [id: string, text: string])[],
): Promise<boolean> {
  const { name, email } = currentSession()?.admin ?? {}
  const shared = hasFeature('answers') ? client.getQueryData(followUpsList().queryKey) : undefined
  const before = mergeFollowUps(shared ?? [], store.get(pendingFollowUps.atom))
  const entries = texts.map(([id, text]) => {
    // If the device's clock is behind, the new entry must still be later than the entry on the screen.
    const at = Math.max(serverClock.now(), (before.get(id)?.at ?? 0) + 1)
    return [id, { text, by: name || email || '', at }] as const
  })
  const isKept = await pendingFollowUps.keep(new Map(entries))
  // From this page's memory the entry is on its way to the backend.
  return isKept || (hasFeature('answers') && store.get(connectionAtom) === 'online')
}
