import { runIfUnheld } from '#src/offline/disk/web-lock.ts'
import { freshKey } from './draft.ts'

/** The drafts that this tab writes, until it is closed or loaded anew. */
const claimed = new Set<string>()

const lockOf = (key: string) => `draft ${key}`

/**
 * Makes a draft this tab's own, as long as the tab lives: two tabs with the same form must not write over each other.
 * A browser without Web Locks, or one that refuses them, lets tabs share a draft.
 *
 * @returns false if another tab has it
 */
export async function claimDraft(key: string): Promise<boolean> {
  if (claimed.has(key)) return true
  return new Promise((settle) => {
    const hold = () => {
      claimed.add(key)
      settle(true)
      return new Promise<void>(() => {})
    }
    runIfUnheld(lockOf(key), hold).then(
      () => settle(false),
      () => settle(true),
    )
  })
}

/** Whether no other tab writes the draft: false where Web Locks are refused. */
export const isClaimed = (key: string) => claimed.has(key)

/** A key that no other tab has, nor takes while this one lives. */
export function claimFreshKey(form: string): string {
  const key = freshKey(form)
  void claimDraft(key)
  return key
}

/** Which of the drafts other tabs have open. */
export async function draftsOfOtherTabs(keys: string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query?.().catch(() => undefined)) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return new Set(keys.filter((key) => names.has(lockOf(key)) && !claimed.has(key)))
}
