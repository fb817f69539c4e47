import { isHeldElsewhere } from '#src/offline/lock/ask-lock-holder.ts'
import { answerFor } from '#src/offline/lock/browser/lock-heartbeat.ts'
import { requestLock } from '#src/offline/lock/browser/web-lock.ts'
import { freshKey } from './draft.ts'

/** Keys of the drafts that this tab writes, until it is closed or reloaded. */
const claimed = new Set<string>()
/** Keys among them that a Web Lock protects from every other tab. */
const locked = new Set<string>()

const lockOf = (key: string) => `draft ${key}`

/** Time for other tabs to claim a draft, in milliseconds; opening a form waits for it. */
const askTimeout = 300

/**
 * Claims a draft for the lifetime of this tab: two tabs with the same form must not overwrite each other. Without Web
 * Locks, or if they are refused, the other tabs are asked.
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

/** Asks other tabs. If two tabs ask at once, neither takes the draft, and each writes one of its own. */
async function claimByAsking(key: string): Promise<boolean> {
  const stopAnswering = answerFor(lockOf(key))
  const isTaken = await isHeldElsewhere(lockOf(key), askTimeout)
  if (isTaken) stopAnswering()
  else claimed.add(key)
  return !isTaken
}

/** Returns a key that no other tab has, or can claim while this one lives. */
export function claimFreshKey(form: string): string {
  const key = freshKey(form)
  void claimDraft(key)
  return key
}

/** Returns the keys of those drafts that other tabs have open. */
export async function draftsOfOtherTabs(keys: string[]): Promise<Set<string>> {
  const others = keys.filter((key) => !claimed.has(key))
  const { held } = (await navigator.locks?.query?.().catch(() => undefined)) ?? {}
  const names = new Set(held?.map(({ name }) => name))
  const taken = await Promise.all(
    others.map((key) => (held ? names.has(lockOf(key)) : isHeldElsewhere(lockOf(key), askTimeout))),
  )
  return new Set(others.filter((_key, index) => taken[index]))
}
