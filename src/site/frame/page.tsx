import type { ComponentProps, ReactNode } from 'react'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs.tsx'
import { ClosingBanner } from './closing-banner.tsx'

type Head = ComponentProps<typeof PageHead>

/** What a page says of itself: to the tab, to search engines, and at its top. */
export interface PageWords extends Pick<ComponentProps<typeof Banner>, 'picture' | 'purpose'> {
  /** The tab's title, and the heading unless `heading` says another. */
  title: string
  /** A sentence or two for search engines and link previews. */
  description: string
  /** The way from the home page to this one, which is the last of them. */
  crumbs: readonly Crumb[]
}

interface PageProps extends PageWords, Pick<Head, 'image' | 'type' | 'indexed' | 'query'> {
  heading?: string | undefined
  /** Keeps the heading's room on a phone while the words of a record are on their way: nothing moves when they come. */
  headingRoom?: keyof typeof rooms | undefined
  /** The trail that is drawn, where it is not the one that search engines read. */
  trail?: readonly Crumb[]
  /** Further facts in the words of schema.org; false leaves out the trail, too. */
  about?: Head['about'] | false
  /** Under the heading, such as a search field. */
  banner?: ReactNode
  /** Whether the page ends with the call to ask for a quote. */
  closing?: boolean
  children: ReactNode
}

/**
 * The frame of every public page but the home page: what it says of itself, the trail, the heading over its picture,
 * and the banner at its end. The heading stays the same element while the words of a record arrive, because it holds
 * the focus after a page change.
 *
 *     <Page title="Careers" description="…" picture="jetty" crumbs={[{ label: 'Careers' }]}>…</Page>
 */
export function Page({
  title,
  heading = title,
  headingRoom,
  purpose,
  picture,
  crumbs,
  trail = crumbs,
  about = [],
  banner,
  closing = true,
  children,
  ...head
}: PageProps) {
  return (
    <>
      <PageHead
        {...head}
        title={title}
        {...(about && { about: [...about, breadcrumbList([home, ...crumbs])] })}
      />
      <Banner
        title={headingRoom ? <span className={rooms[headingRoom]}>{heading}</span> : heading}
        purpose={purpose}
        picture={picture}
        crumbs={<Breadcrumbs items={[home, ...trail]} />}
      >
        {banner}
      </Banner>
      {children}
      {closing && <ClosingBanner />}
    </>
  )
}

const home: Crumb = { label: 'Home', to: '/' }

const rooms = {
  'two lines': 'grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0',
  'three lines': 'grid min-h-[3.24em] items-end wrap-anywhere sm:min-h-[2.16em]',
}
