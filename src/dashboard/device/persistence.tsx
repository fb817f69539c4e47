import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'

interface PersistenceProps {
  /** Undefined if the browser does not support persistent storage. */
  isPersisted: boolean | undefined
  onChange: () => void
}

/** Shows whether the browser may clear cached data on a full disk, and asks it not to. */
export function Persistence({ isPersisted, onChange }: PersistenceProps) {
  const [outcome, setOutcome] = useState('')
  if (isPersisted === undefined)
    return <p>This browser does not say whether it keeps what the app has saved.</p>
  if (isPersisted) return <p role="status">The browser keeps it, also when the device runs out of room.</p>
  const ask = async () => {
    const isGranted = await navigator.storage.persist().catch(() => false)
    setOutcome(isGranted ? '' : 'The browser did not agree. It often does once the app is installed.')
    if (isGranted) onChange()
  }
  return (
    <>
      <p>The browser may clear it when the device runs out of room.</p>
      <Button variant="secondary" className="self-start" onClick={() => void ask()}>
        Ask the browser to keep it
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}
