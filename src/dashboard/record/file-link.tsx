import { Download, ExternalLink } from 'lucide-react'
import { fileKindOf, fileLink, fileNameOf } from '#src/ui/text/file-link.ts'

/** Link to a file of a record: a PDF opens in a new tab, other files are downloaded. */
export function FileLink({ href }: { href: string }) {
  const kind = fileKindOf(href)
  const Icon = kind === 'pdf' ? ExternalLink : Download
  return (
    <>
      {kind === 'picture' && (
        <img src={href} alt="" loading="lazy" className="mb-1 block max-h-40 max-w-full" />
      )}
      <a
        href={href}
        {...fileLink(href)}
        className="wrap-anywhere inline-flex min-h-6 items-center gap-1.5 font-medium text-ink underline underline-offset-2"
      >
        <span>{fileNameOf(href)}</span>
        <Icon aria-hidden size={14} strokeWidth={1.5} className="shrink-0" />
        <span className="sr-only">{kind === 'pdf' ? ' (opens in a new tab)' : ' (downloads)'}</span>
      </a>
    </>
  )
}
