import type { ComponentProps, ReactNode } from 'react'
import { type Known, type RecordKind, useKnown } from '#src/site/content/record-of.ts'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import { Page } from './page.tsx'

type PageProps = ComponentProps<typeof Page>

/** What a page about one record says of itself. */
export interface RecordWords<Data> extends RecordKind<Data>, Pick<PageProps, 'picture' | 'type'> {
  /** The list that it is one of. */
  list: Crumb
  /** The heading until the record is there, such as "Project". */
  name: string
  /** "Project not found" */
  notFound: string
  headingRoom: PageProps['headingRoom']
  /** The trail ends with `name` instead of the heading, which may be long. */
  isTrailShort?: boolean
  title: (data: Data) => string
  /** Where it is not the title. */
  heading?: (data: Data) => string
  /** What search engines and link previews are told; general words while the record is not there. */
  describe: (data?: Data) => Pick<PageProps, 'description' | 'image'> & Pick<PageProps, 'about'>
}

interface RecordPageProps<Data> {
  of: RecordWords<Data>
  id: string
  /** `<RecordState>` in a part of its own. */
  children: ReactNode
}

/** A page about one record: its words follow from what is known of the record by now, or say that there is none. */
export function RecordPage<Data>({ of, id, children }: RecordPageProps<Data>) {
  const words = wordsOf(of, useKnown(of, id))
  return (
    <Page
      {...words}
      picture={of.picture}
      headingRoom={of.headingRoom}
      crumbs={[of.list, { label: words.title }]}
      trail={[of.list, { label: of.isTrailShort ? of.name : words.heading }]}
    >
      {children}
    </Page>
  )
}

function wordsOf<Data>(of: RecordWords<Data>, { data, isMissing }: Known<Data>) {
  const { name, notFound, type = 'website' } = of
  if (isMissing) {
    const description = `There is no ${of.thing} at this address.`
    return { title: notFound, heading: notFound, description, indexed: false, about: false as const }
  }
  if (data === undefined) return { title: name, heading: name, type, ...of.describe() }
  const title = of.title(data)
  return { title, heading: of.heading?.(data) ?? title, type, ...of.describe(data) }
}
