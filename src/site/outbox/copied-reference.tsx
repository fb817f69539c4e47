import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { referenceOf } from './reference.ts'

/** An item's reference, with a button that copies it. */
export function CopiedReference({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false)
  const reference = referenceOf(id)
  return (
    <span className="inline-flex items-center gap-1">
      <span className="whitespace-nowrap font-display font-semibold tabular-nums">{reference}</span>
      {navigator.clipboard && (
        <IconButton
          label={`Copy the reference ${reference}`}
          icon={isCopied ? Check : Copy}
          onClick={async () => {
            await navigator.clipboard.writeText(reference)
            setCopied(true)
          }}
        />
      )}
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </span>
  )
}
