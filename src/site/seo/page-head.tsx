import { useLocation } from '@tanstack/react-router'
import { absolute, company } from '#src/company/company.ts'
import { feedTitle } from './feed-title.ts'
import { type SchemaOrgThing, StructuredData } from './structured-data.tsx'

interface PageHeadProps {
  /** Title before the company's name; none on the home page. */
  title?: string
  /** A sentence or two for search engines and link previews. */
  description: string
  /** Picture for link previews: an address, or a path on this site. */
  image?: string | undefined
  type?: 'website' | 'article'
  /** Whether search engines may list the page. */
  indexed?: boolean
  /** Structured data about the page's subject, in the vocabulary of schema.org. */
  about?: SchemaOrgThing[]
  /** Part of the query that identifies a page of its own: `?jobId=42`. */
  query?: string
}

/**
 * Metadata of a public page for the tab, search engines and link previews. React moves it into the document's head;
 * every public page renders exactly one.
 */
export function PageHead({
  title,
  description,
  image,
  type = 'website',
  indexed = true,
  about,
  query = '',
}: PageHeadProps) {
  const address = useLocation({ select: ({ pathname }) => addressOf(pathname) }) + query
  const full = title
    ? `${title} | ${company.name}`
    : company.homeTitle || `${company.name} | ${company.region}`
  const picture = absolute(image || company.picture)
  const text = clipped(description)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={text} />
      <meta name="robots" content={indexed ? 'max-image-preview:large' : 'noindex'} />
      {indexed && <link rel="canonical" href={address} />}
      <link rel="alternate" type="application/rss+xml" title={feedTitle} href="/rss.xml" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? company.name} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? company.name} />
      <meta name="twitter:description" content={text} />
      <meta name="twitter:image" content={picture} />
      {about && about.length > 0 && <StructuredData things={about} />}
    </>
  )
}

/** Returns the canonical address of a page, encoded: `/careers/` becomes `/careers`. */
function addressOf(pathname: string): string {
  return new URL(absolute(pathname.replace(/([^/])\/+$/, '$1'))).href
}

/** Truncates a text at a word: previews show about 160 characters. */
function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= 160) return line
  return `${line
    .slice(0, 157)
    .replace(/\s\S*$/, '')
    .trimEnd()} …`
}
