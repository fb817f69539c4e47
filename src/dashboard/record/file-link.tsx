import { ExternalLink } from 'lucide-react'

/** The way to a file of a record, by its name, in a tab of its own. */
export function FileLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="wrap-anywhere inline-flex min-h-6 items-center gap-1.5 font-medium text-ink underline underline-offset-2"
    >
      {fileNameOf(href)}
      <ExternalLink aria-hidden size={14} strokeWidth={1.5} className="shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** @example fileNameOf('/uploads/scope%20of%20work.pdf?v=2') // 'scope of work.pdf' */
function fileNameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name) || 'File'
  } catch {
    return name
  }
}
