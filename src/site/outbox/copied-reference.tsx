import { CircleCheck, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { referenceOf } from './reference.ts'

const copied = 'Copied'

/** An item's reference with a copy button. */
export function CopiedReference({ id }: { id: string }) {
  const [said, setSaid] = useState('')
  const reference = referenceOf(id)
  return (
    <span className="inline-flex items-center gap-1">
      <span translate="no" className="whitespace-nowrap font-display font-semibold tabular-nums">
        {reference}
      </span>
      {navigator.clipboard && (
        <IconButton
          label={`Copy the reference ${reference}`}
          icon={said === copied ? CircleCheck : Copy}
          onClick={() =>
            void navigator.clipboard.writeText(reference).then(
              () => setSaid(copied),
              () => setSaid('Copying was refused'),
            )
          }
        />
      )}
      <span role="status" className={said === copied ? 'sr-only' : undefined}>
        {said}
      </span>
    </span>
  )
}
