import { useAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { takeUpdate } from './register-worker.ts'
import { putOff, updateAtom } from './update.ts'

/** Prompt for a newer version; "Later" hides it until the tab is reopened. */
export function UpdatePrompt() {
  const [update, setUpdate] = useAtom(updateAtom)
  const [isHeld, setHeld] = useState(false)
  if (update === 'none') return null
  return (
    <div
      role="status"
      className="update-prompt steel fixed inset-x-4 bottom-[calc(1rem+var(--bulk-bar,0px))] z-50 flex flex-wrap items-center gap-3 rounded-md px-4 py-3 shadow-float sm:right-auto sm:max-w-2xl print:hidden"
    >
      <p>{isHeld ? sentences.held : sentences[update]}</p>
      <Button
        size="small"
        busy={update === 'taking' || update === 'delayed'}
        busyLabel="Updating…"
        onClick={async () => setHeld(!(await takeUpdate()))}
      >
        {update === 'offered' ? 'Update now' : 'Reload'}
      </Button>
      {update !== 'taking' && (
        <Button
          size="small"
          variant="quiet"
          onClick={update === 'delayed' ? () => setUpdate('none') : putOff}
        >
          {update === 'delayed' ? 'Hide' : 'Later'}
        </Button>
      )}
    </div>
  )
}

const sentences = {
  offered: 'A newer version is ready.',
  taking: 'A newer version is ready.',
  delayed:
    'The browser still has to finish with the earlier version. Go on here: then this page reloads by itself, or asks you first if you have typed something.',
  taken: 'The newer version is here. Reload when you are ready.',
  elsewhere: 'The site was updated in another tab. Reload when you are ready.',
  needed:
    'The site was updated, and a part of this page is gone with the old version. Send or save what you typed, then reload.',
  held: 'What you typed would be lost, or something is being sent. Send or cancel the form first, then update.',
}
