import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#src/ui/button.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'

/** The document of a service: a picture where its address is one's, and the way to it. */
export function ServiceDocument({ src, name }: { src: string; name: string }) {
  return (
    <div className="flex flex-col items-start gap-3">
      {isPicture(src) && (
        <Photo src={src} alt={`Document of ${name}`} ratio="4 / 3" className="border border-line" />
      )}
      <a href={src} target="_blank" rel="noopener" className={buttonClass('secondary', 'small')}>
        Open document
        <span className="sr-only"> of {name} in a new tab</span>
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
      </a>
    </div>
  )
}

function isPicture(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)
}
