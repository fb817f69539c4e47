import { Check, Link as LinkIcon, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { company } from '#src/company/company.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'

interface ArticleShareProps {
  title: string
  id: string
}

/** Shares the article: through the phone's share sheet if there is one, else as a copied link; and through WhatsApp. */
export function ArticleShare({ title, id }: ArticleShareProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const isHydrated = useIsHydrated()
  // A test host has another address than the configured one.
  const origin = isHydrated ? window.location.origin : company.url
  const url = `${origin}/blog-details/${encodeURIComponent(id)}`
  const canShare = isHydrated && 'share' in navigator

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-y-2 print:hidden">
      <p role="status" className="mr-4 text-sm empty:mr-0">
        {copied === 'yes' && (
          <span className="flex items-center gap-1.5 text-safe">
            <Check aria-hidden size={18} strokeWidth={1.5} />
            Link copied
          </span>
        )}
        {copied === 'no' && <span className="wrap-anywhere">{`Copy it from here: ${url}`}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {canShare ? (
          <Button variant="secondary" size="small" onClick={share}>
            <Share2 aria-hidden size={18} strokeWidth={1.5} />
            Share
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={copy}>
            <LinkIcon aria-hidden size={18} strokeWidth={1.5} />
            Copy link
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'small')}
        >
          <MessageCircle aria-hidden size={18} strokeWidth={1.5} />
          WhatsApp
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  )
}
