import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { nextTryAtom, tryAgain, useConnection } from './connection.ts'

/** When our API is asked again by itself, and the way to do it now. */
export function TryAgain() {
  const isUnreachable = useConnection() === 'unreachable'
  const [isTrying, setTrying] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isUnreachable && !isTrying && <NextTry />}
      <Button
        ref={handFocusOn}
        size="small"
        variant="secondary"
        busy={isTrying}
        busyLabel="Trying..."
        onClick={async () => {
          setTrying(true)
          await tryAgain()
          setTrying(false)
        }}
      >
        Try again
      </Button>
    </div>
  )
}

/** Not read out by itself: a sentence a second would drown everything else. */
function NextTry() {
  const at = useAtomValue(nextTryAtom)
  const now = useAtomValue(nowAtom)
  if (now === 0) return null
  const seconds = at === undefined ? 0 : Math.ceil((at - now) / 1000)
  return (
    <p className="text-ink-soft text-sm tabular-nums">
      {seconds > 0 ? `Next try in ${seconds} s` : 'Trying again now'}
    </p>
  )
}

/** In milliseconds, once a second; 0 while nobody looks. */
const nowAtom = atom(0)
nowAtom.onMount = (set) => {
  const tick = () => set(Date.now())
  tick()
  const clock = setInterval(tick, 1_000)
  return () => {
    clearInterval(clock)
    set(0)
  }
}
