import { useAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { handFocusOn } from '#src/ui/focus.ts'
import { takeUpdate, updateAtom } from './register-worker.ts'

/** Offers a newer version; "Later" is remembered until the next start. */
export function UpdatePrompt() {
  const [update, setUpdate] = useAtom(updateAtom)
  const [isHeld, setHeld] = useState(false)
  if (update === 'none') return null
  return (
    <div
      role="status"
      className="steel fixed inset-x-4 bottom-4 z-50 flex flex-wrap items-center gap-3 rounded-md px-4 py-3 shadow-float sm:right-auto print:hidden"
    >
      <p>{isHeld ? sentences.held : sentences[update]}</p>
      <Button size="small" onClick={() => setHeld(!takeUpdate())}>
        {update === 'offered' ? 'Update now' : 'Reload'}
      </Button>
      <Button ref={handFocusOn} size="small" variant="quiet" onClick={() => setUpdate('none')}>
        Later
      </Button>
    </div>
  )
}

const sentences = {
  offered: 'A newer version is ready.',
  elsewhere: 'The site was updated in another tab. Reload when you are ready.',
  held: 'What you typed would be lost. Send or cancel the form first, then update.',
}
