import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#src/ui/button.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { fileKindOf, fileLink } from '#src/ui/text/file-link.ts'

/** The document of a service: a picture where its address is one's, and the way to it. */
export function ServiceDocument({ src, name }: { src: string; name: string }) {
  const kind = fileKindOf(src)
  return (
    <div className="flex flex-col items-start gap-3">
      {kind === 'picture' && (
        <Photo src={src} alt={`Document of ${name}`} ratio="4 / 3" className="border border-line" />
      )}
      <a href={src} {...fileLink(src)} className={buttonClass('secondary', 'small')}>
        Open document
        <span className="sr-only">
          {' '}
          of {name} {kind === 'pdf' ? 'in a new tab' : 'as a download'}
        </span>
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
      </a>
    </div>
  )
}
