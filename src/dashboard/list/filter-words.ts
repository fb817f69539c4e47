import { useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The words of a list's text filter. They stay out of the address while they are typed: a browser's history keeps
 * every address, and what staff searched must not outlive their session. Only when one of the list's records is
 * opened does the list's own entry get them, so that Back leads to the same rows.
 *
 * @param asked the words that the address has
 */
export function useFilterWords(asked: string | undefined) {
  const [words, setWords] = useState(asked ?? '')
  const [seen, setSeen] = useState(asked)
  const { history } = useRouter()
  // Back or a link brought other words. An address without words is no news: typing removes them from it.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== undefined) setWords(asked)
  }
  useBlocker({
    disabled: words.trim() === '',
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next, action }) => {
      if (action === 'PUSH' && isRecordOf(current.pathname, next.pathname)) {
        const { pathname, search, state } = history.location
        const asking = new URLSearchParams(search)
        asking.set('q', words)
        history.replace(`${pathname}?${asking}`, state, { ignoreBlocker: true })
      }
      return false
    },
  })
  return [words, setWords] as const
}

const isRecordOf = (list: string, path: string) =>
  path.startsWith(`${list.replace(/\/$/, '')}/`) && !path.endsWith('/new')
