import type { ComponentProps, ComponentType } from 'react'
import { type RecordKind, useCachedRecord } from '#src/site/content/record-query.ts'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { type HeadWords, Page, TrailHead } from './page.tsx'

/** Texts of a record's page that are known before its parts have loaded. */
export interface RecordWords<Data>
  extends RecordKind<Data>,
    Pick<ComponentProps<typeof Page>, 'headingRoom'>,
    Pick<HeadWords, 'type' | 'description'> {
  /** List of these records. */
  list: Required<Pick<Crumb, 'label' | 'to'>>
  /** Text of the link to the list; "Back to …" by default. */
  back?: string
  /** Heading until the record has loaded, such as "Project". */
  name: string
  /** "Project not found" */
  notFound: string
  /** Ends the breadcrumbs with `name` instead of the heading, which may be long. */
  isTrailShort?: boolean
  title: (data: Data) => string
  /** Returns the heading; the title by default. */
  heading?: (data: Data) => string
}

/** Parts of a record's page below its heading, and its metadata. */
export interface RecordParts<Data> {
  /** Returns a record's metadata besides the title, which the heading needs earlier. */
  headOf: (data: Data) => Partial<Pick<HeadWords, 'description' | 'image' | 'about'>>
  /** Returns the picture behind the heading, which fills its parent. */
  cover?: (data: Data) => Elements
  /** Whether the body begins with a strip that overlaps the heading's band. */
  isOverlapping?: boolean
  /** Everything below the heading. Passes its props on to a `<RecordState>`. */
  Body: ComponentType<RecordBodyProps<Data>>
}

/** Props of a record page's body. */
export interface RecordBodyProps<Data> {
  recordWords: RecordWords<Data>
  id: string
  /** Placeholder of the body. */
  skeleton: Elements
}

interface RecordPageProps<Data> extends RecordBodyProps<Data> {
  parts: RecordParts<Data>
  /** Wraps the body. */
  children?: (body: Elements) => Elements
}

/** A page about one record. Its texts follow from the cached record, or say that there is none. */
export function RecordPage<Data>({ recordWords, parts, id, skeleton, children }: RecordPageProps<Data>) {
  const { headOf, cover, isOverlapping, Body } = parts
  const { data, isMissing, isPending } = useCachedRecord(recordWords, id)
  const { heading, ...words } = wordsOf(recordWords, isMissing ? 'missing' : data)
  const body = <Body key={id} recordWords={recordWords} id={id} skeleton={skeleton} />
  return (
    <Page
      {...words}
      head={<TrailHead {...words} {...(data !== undefined && !isMissing && headOf(data))} />}
      picture={null}
      cover={data !== undefined && !isMissing ? cover?.(data) : undefined}
      isTall={cover !== undefined && !isMissing}
      banner={isOverlapping && !isMissing && <div className="h-10 print:hidden" />}
      heading={heading}
      headingRoom={recordWords.headingRoom}
      isHeadingPending={isPending}
      trail={[
        recordWords.list,
        { label: recordWords.isTrailShort || isMissing ? recordWords.name : heading },
      ]}
    >
      {children ? children(body) : body}
    </Page>
  )
}

function wordsOf<Data>(recordWords: RecordWords<Data>, record: Data | 'missing' | undefined) {
  const { list, name, notFound, description, type = 'website' } = recordWords
  if (record === 'missing') {
    const crumbs = [list, { label: notFound }]
    const none = `There is no ${recordWords.thing} at this address.`
    return {
      title: notFound,
      heading: notFound,
      description: none,
      crumbs,
      indexed: false,
      about: false as const,
    }
  }
  if (record === undefined)
    return { title: name, heading: name, description, type, crumbs: [list, { label: name }] }
  const title = recordWords.title(record)
  const heading = recordWords.heading?.(record) ?? title
  return { title, heading, description, type, crumbs: [list, { label: title }] }
}
