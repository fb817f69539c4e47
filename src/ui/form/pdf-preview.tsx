import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

/**
 * A PDF that was chosen and not sent yet: in a frame of 400 px where the browser shows PDF files, else behind a
 * button. Its address is released when this goes: give each file a `key` of its own.
 */
export function PdfPreview({ file }: { file: File }) {
  const [address, setAddress] = useState('')
  const [hold] = useState(() => () => {
    // The browser guessed the file's type from its name: as a page it could run scripts here.
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  })
  return (
    <div ref={hold} className="flex flex-col items-start gap-3">
      {address && navigator.pdfViewerEnabled && (
        // No `sandbox`: Chromium does not start its viewer inside one.
        <iframe
          src={address}
          title={`Preview of ${file.name}`}
          className="h-[400px] w-full rounded-md border border-line bg-paper-sunk"
        />
      )}
      {address && (
        <a href={address} target="_blank" rel="noopener" className={buttonClass('secondary', 'small')}>
          Open
          <span className="sr-only">{` ${file.name} in a new tab`}</span>
          <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
        </a>
      )}
    </div>
  )
}
