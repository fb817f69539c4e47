import type { QueryClient } from '@tanstack/react-query'
import { ApiError, isGone } from '#src/api/api-error.ts'
import { request } from '#src/api/call/request.ts'
import { featuresAtom } from '#src/api/features.ts'
import { followUpsList } from '#src/api/follow-ups.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { beforeSessionEnds, currentSession, type Session, sessionAtom } from '#src/api/session.ts'
import {
  type FollowUpEntry,
  type FollowUpInput,
  followUpCalls,
  followUpId,
} from '#src/contract/follow-ups.ts'
import { countUnsent } from '#src/dashboard/offline-data/encryption/unsent.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { type PendingFollowUp, pendingFollowUps } from './encrypted/pending-follow-ups.ts'

/** Pauses between attempts, in milliseconds; the last one repeats. */
const pauses = [5_000, 15_000, 60_000, 300_000]

const followed = new WeakSet<QueryClient>()

/** Returns the number of follow-ups that a sign-out deletes unsent. Without backend support all stay here, and the input fields say so. */
export const unsentFollowUps = () => (hasFeature('answers') ? store.get(pendingFollowUps.atom).size : 0)

/**
 * Sends the follow-ups of this device to a backend that names `answers`, while the page lives: at page load, after each
 * new follow-up, and when the connection returns. Sending twice has no effect, so tabs need not coordinate. Called at
 * every entry to the dashboard.
 */
export function sendFollowUps(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  countUnsent(unsentFollowUps)
  const sender = new AnswerSender(client)
  const look = () => {
    sender.noticeSentElsewhere()
    void sender.send()
  }
  for (const one of [sessionAtom, featuresAtom, connectionAtom, pendingFollowUps.atom]) store.sub(one, look)
  // Follow-ups deleted with an ended session have not been sent.
  beforeSessionEnds(() => sender.endSession())
  look()
}

class AnswerSender {
  readonly #client: QueryClient
  /** Follow-ups that the server has rejected for good, by name and timestamp: only the next page tries them again. */
  readonly #refused = new Set<string>()
  /** Follow-ups of this device when last looked at. */
  #held: ReadonlyMap<string, PendingFollowUp> = new Map()
  /** Session that is ending, or has ended. */
  #ended: Session | undefined
  #isSending = false
  #isDueAgain = false
  #isListOld = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Refetches the list if another tab has sent follow-ups: this tab's list may be older. */
  noticeSentElsewhere() {
    const held = store.get(pendingFollowUps.atom)
    const gone = [...this.#held].filter(([name]) => !held.has(name))
    this.#held = held
    const session = currentSession()
    if (gone.length === 0 || !session || session === this.#ended) return
    for (const [name, answer] of gone)
      this.#client.setQueryData<FollowUpEntry[]>(
        followUpsList().queryKey,
        (before) => before && withEntry(before, name, answer),
      )
    this.#isListOld = true
    // A running send refetches the list at its end.
    if (!this.#isSending) this.#readListAnew()
  }

  endSession() {
    this.#ended = currentSession()
  }

  async send(): Promise<void> {
    if (!currentSession() || !hasFeature('answers') || store.get(connectionAtom) !== 'online') return
    if (this.#isSending) {
      this.#isDueAgain = true
      return
    }
    this.#isSending = true
    this.#isDueAgain = false
    clearTimeout(this.#timer)
    const isDone = await this.#sendAll().catch(() => false)
    this.#isSending = false
    if (!isDone) this.#tryLater()
    else {
      this.#failures = 0
      if (this.#isDueAgain) await this.send()
    }
  }

  async #sendAll(): Promise<boolean> {
    let isDone = true
    const session = currentSession()
    for (const [name, answer] of await pendingFollowUps.read()) {
      // A user's follow-up must never be sent as another's.
      if (currentSession() !== session) return true
      if (this.#refused.has(`${name} ${answer.at}`)) continue
      isDone = await this.#sendOne(name, answer)
      if (!isDone) break
    }
    // Refetch other users' follow-ups once for all that were sent.
    if (this.#isListOld) this.#readListAnew()
    return isDone
  }

  #readListAnew() {
    this.#isListOld = false
    void this.#client.invalidateQueries({ queryKey: followUpsList().queryKey })
  }

  /** @returns false if a later attempt may succeed */
  async #sendOne(name: string, answer: PendingFollowUp): Promise<boolean> {
    try {
      await request(followUpCalls.saveFollowUp, { audience: 'staff', input: inputOf(name, answer) })
      await this.#showInList(name, answer)
      await pendingFollowUps.drop(name, answer.at)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'session') return false
      // The record is gone, so its follow-ups are void.
      if (isGone(error)) await pendingFollowUps.drop(name, answer.at)
      else if ([400, 413, 422].includes(error.status)) this.#refused.add(`${name} ${answer.at}`)
      else return false
    }
    return true
  }

  /** Adds the follow-up to the list, so that it stays visible until the list's next response. */
  async #showInList(name: string, answer: PendingFollowUp) {
    const { queryKey } = followUpsList()
    if (this.#client.getQueryData(queryKey) === undefined)
      await this.#client.fetchQuery({ ...followUpsList(), retry: false })
    // A fetch that began before the server stored the entry would remove it, and so may the one that has just finished.
    await this.#client.cancelQueries({ queryKey })
    this.#client.setQueryData<FollowUpEntry[]>(queryKey, (before = []) => withEntry(before, name, answer))
    this.#isListOld = true
  }

  #tryLater() {
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)]
    this.#failures += 1
    this.#timer = setTimeout(() => void this.send(), pause)
  }
}

function withEntry(before: FollowUpEntry[], name: string, answer: PendingFollowUp): FollowUpEntry[] {
  const { text, by, at } = answer
  const { entry, collection, recordId, kind } = inputOf(name, answer)
  const key = { collection, recordId, kind }
  const _id = followUpId({ ...key, entry })
  const known = before.find((one) => one._id === _id)
  if (known && Date.parse(known.at) > at) return before
  const author = currentSession()?.admin._id ?? ''
  const sent = { _id, ...key, text, by, author, at: new Date(at).toISOString() }
  return [...before.filter((one) => one !== known), sent]
}

function inputOf(name: string, { text, at }: PendingFollowUp): FollowUpInput {
  const [, collection, recordId, kind, entry] =
    /^(\S+) (.*) (mark|note|template)(?: ([\w-]+))?$/.exec(name) ?? []
  // Cast: `followUpId` builds names from these parts.
  return {
    collection,
    recordId,
    kind,
    // An unsent note of an earlier version becomes an entry, the same in every tab.
    ...(kind !== 'mark' && { entry: entry ?? String(at) }),
    text,
    at: new Date(at).toISOString(),
  } as FollowUpInput
}
