import { useBlocker, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentSession, personOf } from '#src/api/session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Words of a list's text filter, and the user who typed them. */
    filterWords?: { words: string; person: string }
  }
}

/**
 * Pause after the last key before the words are stored in the history entry, in milliseconds: browsers limit such
 * writes. The rows follow each key.
 */
const historyWriteDelay = 300

/** Returns the words as stored in the history entry; no other user can read them after a sign-out. */
export const wordsInEntry = (words: string) => ({ words, person: personOf(currentSession()) })

/**
 * Handles the words of a list's text filter. The history entry stores them (`history.state`), so that a reload and Back
 * lead to the same rows. They stay out of the address: browsers list addresses in a history that outlives the session.
 *
 * @param queryWords words of an address written by hand or by an earlier version
 */
export function useFilterWords(queryWords: string | undefined) {
  const { history } = useRouter()
  const stored = useLocation({
    select: ({ state: { filterWords } }) =>
      filterWords?.person === personOf(currentSession()) ? filterWords.words : undefined,
  })
  const inEntry = stored ?? queryWords
  const [words, setWords] = useState(inEntry ?? '')
  const [seen, setSeen] = useState(inEntry)
  const [written, setWritten] = useState<string>()
  // Back or a link brought other words. An entry without words is ignored: it receives the current ones.
  if (inEntry !== seen) {
    setSeen(inEntry)
    if (inEntry !== undefined && inEntry !== written) setWords(inEntry)
  }
  const isWritten = words === (inEntry ?? '')
  const write = () => {
    const { pathname, search, state } = history.location
    const query = new URLSearchParams(search)
    query.delete('q')
    const address = query.size > 0 ? `${pathname}?${query}` : pathname
    setWritten(words)
    history.replace(address, { ...state, filterWords: wordsInEntry(words) }, { ignoreBlocker: true })
  }
  useEffect(() => {
    if (isWritten) return
    const writeNow = () => {
      write()
      history.flush()
    }
    const timer = setTimeout(write, historyWriteDelay)
    window.addEventListener('beforeunload', writeNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', writeNow)
    }
  })
  useBlocker({
    disabled: isWritten,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action === 'PUSH') write()
      return false
    },
  })
  return [words, setWords] as const
}
