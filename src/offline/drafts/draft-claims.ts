import { isHeldElsewhere } from '#src/offline/lock/ask-lock-holder.ts'
import { answerFor } from '#src/offline/lock/browser/lock-heartbeat.ts'
import { requestLock } from '#src/offline/lock/browser/web-lock.ts'
import { freshKey } from './draft.ts'

/** The drafts that this tab writes, until it is closed or loaded anew. */
const claimed = new Set<string>()
/** Those of them that the browser keeps from every other tab by a lock. */
const locked = new Set<string>()

const lockOf = (key: string) => `draft ${key}`

/** How long other tabs have to say that a draft is theirs, in milliseconds; a form waits for that. */
const askTimeout = 300

/**
 * Makes a draft this tab's own, as long as the tab lives: two tabs with the same form must not write over each other.
 * Where a browser has no Web Locks, or refuses them, the other tabs are asked.
 *
 * @returns false if another tab has it
 */
export async function claimDraft(key: string): Promise<boolean> {
  if (claimed.has(key)) return true
  return new Promise((settle) => {
    const hold = () => {
      claimed.add(key)
      locked.add(key)
      settle(true)
      return new Promise<void>(() => {})
    }
    requestLock(lockOf(key), { ifAvailable: true }, hold).then(
      () => settle(false),
      () => settle(claimByAsking(key)),
    )
  })
}

/** Whether no other tab can write the draft: false where Web Locks are refused. */
export const isLocked = (key: string) => locked.has(key)

/** Two tabs that ask at once both hear of the other: neither takes it, and each writes a draft of its own. */
async function claimByAsking(key: string): Promise<boolean> {
  const stopAnswering = answerFor(lockOf(key))
  const isTaken = await isHeldElsewhere(lockOf(key), askTimeout)
  if (isTaken) stopAnswering()
  else claimed.add(key)
  return !isTaken
}

/** A key that no other tab has, nor takes while this one lives. */
export function claimFreshKey(form: string): string {
  const key = freshKey(form)
  void claimDraft(key)
  return key
}

/** Which of the drafts other tabs have open. */
export async function draftsOfOtherTabs(keys: string[]): Promise<Set<string>> {
  const others = keys.filter((key) => !claimed.has(key))
  const { held } = (await navigator.locks?.query?.().catch(() => undefined)) ?? {}
  const names = new Set(held?.map(({ name }) => name))
  const taken = await Promise.all(
    others.map((key) => (held ? names.has(lockOf(key)) : isHeldElsewhere(lockOf(key), askTimeout))),
  )
  return new Set(others.filter((_key, index) => taken[index]))
}
