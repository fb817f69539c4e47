import type { ComponentProps } from 'react'
import type { PictureName } from '#src/company/picture/picture.tsx'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/seo/page-head.tsx'
import { breadcrumbList } from '#src/site/seo/structured-data.tsx'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ClosingBanner, type ClosingWords } from './closing-banner.tsx'

/** Metadata of a page for the tab and for search engines. */
export interface HeadWords extends Omit<ComponentProps<typeof PageHead>, 'about'> {
  /** Title of the tab, and the heading by default. */
  title: string
  /** Path from the home page to this page, which is the last item. */
  crumbs: readonly Crumb[]
  /** Further structured data in the vocabulary of schema.org; false also omits the breadcrumbs. */
  about?: ComponentProps<typeof PageHead>['about'] | false
}

/** Texts of a page, in the tab and at its top. */
export interface PageWords
  extends HeadWords,
    Pick<ComponentProps<typeof Banner>, 'picture' | 'cover' | 'isTall' | 'isLow' | 'purpose'> {
  /** Picture of the closing banner. */
  closingPicture?: PictureName
}

interface PageProps extends PageWords {
  heading?: string | undefined
  /** Reserves the heading's space on a phone while a record loads, so that nothing moves. */
  headingRoom?: keyof typeof rooms | undefined
  /** The heading's record is loading: until then only screen readers see the heading. */
  isHeadingPending?: boolean | undefined
  /** Visible breadcrumbs, if they differ from those for search engines. */
  trail?: readonly Crumb[]
  /** Replaces the `<TrailHead>` made from the page's texts. */
  head?: Elements
  /** Content below the heading, such as a search field. */
  banner?: Elements
  /** Whether the page ends with the call to request a quote, or other words for the banner. */
  closing?: boolean | ClosingWords
  children: Elements
}

/**
 * Layout of every public page but the home page: metadata, breadcrumbs, heading over a picture, and closing banner. The
 * heading stays the same element while a record loads, because it holds the focus after a page change.
 *
 *     <Page title="Careers" description="…" picture="jetty" crumbs={[{ label: 'Careers' }]}>…</Page>
 */
export function Page({
  heading,
  headingRoom,
  isHeadingPending,
  purpose,
  picture,
  cover,
  isTall,
  isLow,
  trail,
  head,
  banner,
  closing = true,
  closingPicture,
  children,
  ...words
}: PageProps) {
  const pageTitle = heading ?? words.title
  const title = isHeadingPending ? <PendingHeading>{pageTitle}</PendingHeading> : pageTitle
  return (
    <>
      {head ?? <TrailHead {...words} />}
      <Banner
        title={headingRoom ? <span className={rooms[headingRoom]}>{title}</span> : title}
        purpose={purpose}
        picture={picture}
        cover={cover}
        isTall={isTall}
        isLow={isLow}
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

/** Head of a page other than the home page, with breadcrumbs for search engines. */
export function TrailHead({ crumbs, about = [], ...words }: HeadWords) {
  return <PageHead {...words} {...(about && { about: [...about, breadcrumbList([home, ...crumbs])] })} />
}

const home: Crumb = { label: 'Home', to: '/' }

const rooms = {
  'two lines': 'grid min-h-[2.16em] items-end wrap-anywhere lg:min-h-0',
  'three lines': 'grid min-h-[3.24em] items-end wrap-anywhere sm:min-h-[2.16em]',
}
