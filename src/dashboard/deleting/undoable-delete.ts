import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { ApiError, isGone } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import { sendKeepalive } from '#src/api/keepalive.ts'
import { beforeSessionEnds } from '#src/api/session.ts'
import { holdRevocation } from '#src/offline/storage/sign-out/held-calls.ts'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { store } from '#src/ui/browser/store.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { leavingAtom } from './leaving.ts'
import { noteSent, sentBefore } from './sent-deletions.ts'
import { showFailure } from './show-failure.ts'

/** Time for Undo, and for a sent deletion to arrive, in milliseconds. */
const undoDelay = 5_000

interface Removable {
  name: string
  remove: (out: Outgoing) => UseMutationOptions<void, Error, string>
}

/** Whether the record is being deleted, for code that reads lists without `useUndoableDelete`. */
export const isLeaving = (id: string): boolean => store.get(leavingAtom).has(id)

/**
 * Deletes without a question: the record leaves the screen at once and a toast offers Undo. Without Undo the call is
 * made after 5 s, or when the page or the session ends. A failure brings the record back.
 */
export function useUndoableDelete(resource: Removable) {
  const { name } = resource
  const client = useQueryClient()
  const leaving = useAtomValue(leavingAtom)

  // This page's first request may have overtaken the previous page's deletions: refetch once they must have arrived.
  useEffect(() => {
    if (sentBefore.length === 0) return
    const timer = setTimeout(() => {
      for (const id of sentBefore.splice(0)) mark(id, false)
      void client.invalidateQueries({ queryKey: [name] })
    }, undoDelay)
    return () => clearTimeout(timer)
  }, [client, name])

  function send(id: string): Sending {
    let begin = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const options = resource.remove(() => {
      begin()
      return { send: sendKeepalive }
    })
    const isOver = client
      .getMutationCache()
      .build(client, options)
      .execute(id)
      // Ignore a record that another admin has already deleted.
      .catch((error: unknown) => isGone(error) || showFailure(error))
      .finally(() => mark(id, false))
    return { hasBegun, isOver }
  }

  return {
    /** Filters out records that are being deleted: for a query's `select`. */
    withoutLeaving: <Item extends { _id: string }>(items: Item[]) =>
      items.filter(({ _id }) => !leaving.has(_id)),
    /** Throws for a record that is being deleted, as if it were gone: for a single query's `select`. */
    presentRecord: <Item extends { _id: string }>(item: Item): Item => {
      if (leaving.has(item._id)) throw new ApiError('refused', 404, 'An error occurred')
      return item
    },
    /** @param what start of the toast: "Contact submission from Ada" */
    remove: (id: string, what: string) => {
      if (store.get(leavingAtom).has(id)) return
      mark(id, true)
      offerUndo(`${what} deleted`, id, {
        undo: () => mark(id, false),
        go: () => send(id),
      })
      // The focused row is gone; a list that a user works through must not jump.
      focusHeading()
    },
  }
}

/** State of a call that was begun. */
interface Sending {
  /** Settles once the call has read all it needs of the session on this device. */
  hasBegun: Promise<void>
  isOver: Promise<unknown>
}

/** Calls exactly one of the two functions, once. */
function offerUndo(title: string, id: string, { undo, go }: { undo: () => void; go: () => Sending }) {
  let going: Sending | undefined
  const leave = () => toast.dismiss(toastId)
  const stopWatching = beforeSessionEnds((reason) => {
    if (reason !== 'signed-out') return
    leave()
    if (going) holdRevocation(going.isOver)
    return going?.hasBegun
  })
  const leavePage = () => {
    noteSent(id)
    leave()
  }
  const over = () => {
    window.removeEventListener('pagehide', leavePage)
    stopWatching()
  }
  window.addEventListener('pagehide', leavePage)
  const toastId = toast.show({
    title,
    duration: undoDelay,
    action: {
      label: 'Undo',
      onAct: () => {
        over()
        undo()
      },
    },
    onGone: () => {
      over()
      going = go()
    },
  })
}

function mark(id: string, isLeaving: boolean) {
  const ids = new Set(store.get(leavingAtom))
  if (isLeaving) ids.add(id)
  else ids.delete(id)
  store.set(leavingAtom, ids)
}
