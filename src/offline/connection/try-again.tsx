import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { nextTryAtom, tryAgain, useConnection } from './connection.ts'

/** Countdown to the next automatic probe, and a button that probes now. */
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

/** Countdown without a live region: a sentence a second would drown everything else. */
function NextTry() {
  const at = useAtomValue(nextTryAtom)
  const now = useAtomValue(nowAtom)
  if (now === 0) return null
  const seconds = at === undefined ? 0 : Math.ceil((at - now) / 1000)
  return (
    <p className="text-ink-soft text-sm tabular-nums max-sm:sr-only">
      {seconds > 0 ? `Next try in ${seconds} s` : 'Trying again now'}
    </p>
  )
}

/** Current time in milliseconds, updated once a second; 0 while unobserved. */
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
