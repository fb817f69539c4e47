import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#src/ui/button.tsx'

/**
 * A PDF in memory: in a frame if the browser shows PDF files, else behind a button. Releases its object URL on unmount:
 * give each file its own `key`.
 *
 * @param frame height of the frame; without it the chosen file of a form, which also has a link to a tab
 */
export function PdfPreview({ file, frame }: { file: File; frame?: string }) {
  const [address, setAddress] = useState('')
  const [hold] = useState(() => () => {
    // Set the type: the browser guessed it from the file's name, and an HTML page could run scripts here.
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  })
  return (
    <div ref={hold} className="flex flex-col items-start gap-3">
      {address && navigator.pdfViewerEnabled && (
        // No `sandbox`: Chromium does not start its viewer in a sandboxed frame.
        <iframe
          src={address}
          title={`Preview of ${file.name}`}
          className={`${frame ?? 'h-[400px]'} w-full rounded-md border border-line bg-paper-sunk`}
        />
      )}
      {address && !frame && (
        <a href={address} target="_blank" rel="noopener" className={buttonClass('secondary', 'small')}>
          Open
          <span className="sr-only">{` ${file.name} in a new tab`}</span>
          <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
        </a>
      )}
    </div>
  )
}
