import { CircleCheck, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { referenceOf } from './reference.ts'

const copied = 'Copied'

/** An item's reference with a copy button. */
export function CopiedReference({ id }: { id: string }) {
  const [message, setMessage] = useState('')
  const reference = referenceOf(id)
  return (
    <span className="inline-flex items-center gap-1">
      <span translate="no" className="whitespace-nowrap font-display font-semibold tabular-nums">
        {reference}
      </span>
      {navigator.clipboard && (
        <IconButton
          label={`Copy the reference ${reference}`}
          icon={message === copied ? CircleCheck : Copy}
          onClick={() =>
            void navigator.clipboard.writeText(reference).then(
              () => setMessage(copied),
              () => setMessage('Copying was refused'),
            )
          }
        />
      )}
      <span role="status" className={message === copied ? 'sr-only' : undefined}>
        {message}
      </span>
    </span>
  )
}
