import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { isGone } from '#src/api/api-error.ts'
import type { Outgoing } from '#src/api/crud.ts'
import { outliving } from '#src/api/outliving.ts'
import { beforeSessionEnds } from '#src/api/session.ts'
import { focusHeading } from '#src/ui/focus.ts'
import { toast } from '#src/ui/toast.tsx'
import { tellFailure } from './tell-failure.ts'

interface Removable {
  remove: (out: Outgoing) => UseMutationOptions<void, Error, string>
}

/** Ids of records that have left the screen and not yet the backend. */
const leavingAtom = atom<ReadonlySet<string>>(new Set<string>())
const store = getDefaultStore()

/**
 * Deletes without a question (decisions.md, 13): the record leaves the screen at once, a toast offers Undo, and
 * without that the call is made: after 5 s, or when the page or the session ends. A failure brings the record back.
 */
export function useUndoableDelete(of: Removable) {
  const client = useQueryClient()
  const leaving = useAtomValue(leavingAtom)

  /** Resolves when the call has begun, with all it needs of the session. */
  function send(id: string): Promise<void> {
    return new Promise((begun) => {
      const options = of.remove(() => {
        begun()
        return { send: outliving }
      })
      const call = client.getMutationCache().build(client, options).execute(id)
      void call
        // Somebody else was faster: what was to be gone is gone.
        .catch((error: unknown) => isGone(error) || tellFailure(error))
        .finally(() => mark(id, false))
    })
  }

  return {
    /** Without those that are on their way out: for a query's `select`. */
    kept: <Item extends { _id: string }>(items: Item[]) => items.filter(({ _id }) => !leaving.has(_id)),
    /** `what` begins the toast: "Contact submission from Ada". */
    remove: (id: string, what: string) => {
      if (store.get(leavingAtom).has(id)) return
      mark(id, true)
      offerUndo(`${what} deleted`, {
        undo: () => mark(id, false),
        go: () => send(id),
      })
      // The row that had the focus is gone; a list that one works through must not jump.
      focusHeading()
    },
  }
}

/** Exactly one of the two is called, once. */
function offerUndo(title: string, { undo, go }: { undo: () => void; go: () => Promise<void> }) {
  let going: Promise<void> | undefined
  const leave = () => toast.dismiss(shown)
  const stopWatching = beforeSessionEnds((reason) => {
    if (reason !== 'signed-out') return
    leave()
    return going
  })
  const over = () => {
    window.removeEventListener('pagehide', leave)
    stopWatching()
  }
  window.addEventListener('pagehide', leave)
  const shown = toast.show({
    title,
    duration: 5_000,
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
