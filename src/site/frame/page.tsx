import type { ComponentProps } from 'react'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import type { PictureName } from '#src/site/picture/picture.tsx'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ClosingBanner, type ClosingWords } from './closing-banner.tsx'

/** What a page says of itself to the tab and to search engines. */
export interface HeadWords extends Omit<ComponentProps<typeof PageHead>, 'about'> {
  /** The tab's title, and the heading where no other is given. */
  title: string
  /** The way from the home page to this one, which is the last of them. */
  crumbs: readonly Crumb[]
  /** Further facts in the words of schema.org; false leaves out the trail, too. */
  about?: ComponentProps<typeof PageHead>['about'] | false
}

/** What a page says of itself, in the tab and at its top. */
export interface PageWords extends HeadWords, Pick<ComponentProps<typeof Banner>, 'picture' | 'purpose'> {
  /** Under the words at its end. */
  closingPicture?: PictureName
}

interface PageProps extends PageWords {
  heading?: string | undefined
  /** Keeps the heading's room on a phone while the words of a record are on their way: nothing moves when they come. */
  headingRoom?: keyof typeof rooms | undefined
  /** The record that the heading is about is on its way: until then the heading is only read out. */
  isHeadingPending?: boolean | undefined
  /** The trail that is drawn, where it is not the one that search engines read. */
  trail?: readonly Crumb[]
  /** In place of the `<TrailHead>` that the page's words make. */
  head?: Elements
  /** Under the heading, such as a search field. */
  banner?: Elements
  /** Whether the page ends with the call to ask for a quote, or with other words instead. */
  closing?: boolean | ClosingWords
  children: Elements
}

/**
 * The frame of every public page but the home page: what it says of itself, the trail, the heading over its picture,
 * and the banner at its end. The heading stays the same element while the words of a record arrive, because it holds
 * the focus after a page change.
 *
 *     <Page title="Careers" description="…" picture="jetty" crumbs={[{ label: 'Careers' }]}>…</Page>
 */
export function Page({
  heading,
  headingRoom,
  isHeadingPending,
  purpose,
  picture,
  trail,
  head,
  banner,
  closing = true,
  closingPicture,
  children,
  ...words
}: PageProps) {
  const said = heading ?? words.title
  const title = isHeadingPending ? <PendingHeading>{said}</PendingHeading> : said
  return (
    <>
      {head ?? <TrailHead {...words} />}
      <Banner
        title={headingRoom ? <span className={rooms[headingRoom]}>{title}</span> : title}
        purpose={purpose}
        picture={picture}
        crumbs={<Breadcrumbs items={[home, ...(trail ?? words.crumbs)]} />}
      >
        {banner}
      </Banner>
      {children}
      {closing && <ClosingBanner picture={closingPicture} words={closing === true ? undefined : closing} />}
    </>
  )
}

function PendingHeading({ children }: { children: string }) {
  return (
    <span>
      <span className="sr-only">{children}</span>
      <Skeleton className="h-11 w-3/4" />
    </span>
  )
}

/** The head of a page that is not the home page: search engines read the way to it, too. */
export function TrailHead({ crumbs, about = [], ...words }: HeadWords) {
  return <PageHead {...words} {...(about && { about: [...about, breadcrumbList([home, ...crumbs])] })} />
}

const home: Crumb = { label: 'Home', to: '/' }

const rooms = {
  'two lines': 'grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0',
  'three lines': 'grid min-h-[3.24em] items-end wrap-anywhere sm:min-h-[2.16em]',
}
