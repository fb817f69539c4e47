import type { ComponentProps, ComponentType } from 'react'
import { type RecordKind, useCachedRecord } from '#src/site/content/record-query.ts'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { type HeadWords, Page, TrailHead } from './page.tsx'

/** What a page about one record says before its parts are there. */
export interface RecordWords<Data>
  extends RecordKind<Data>,
    Pick<ComponentProps<typeof Page>, 'headingRoom'>,
    Pick<HeadWords, 'type' | 'description'> {
  /** The list that it is one of. */
  list: Required<Pick<Crumb, 'label' | 'to'>>
  /** The words of the link to the list, where they are not "Back to …". */
  back?: string
  /** The heading until the record is there, such as "Project". */
  name: string
  /** "Project not found" */
  notFound: string
  /** The trail ends with `name` instead of the heading, which may be long. */
  isTrailShort?: boolean
  title: (data: Data) => string
  /** Where it is not the title. */
  heading?: (data: Data) => string
}

/** What a page about one record draws below its heading, and says of it. */
export interface RecordParts<Data> {
  /** What search engines and link previews are told of a record besides its title, which the heading needs at once. */
  headOf: (data: Data) => Partial<Pick<HeadWords, 'description' | 'image' | 'about'>>
  /** Everything below the heading: hands its props on to a `<RecordState>`. */
  Body: ComponentType<RecordBodyProps<Data>>
}

/** What a page about one record tells its body. */
export interface RecordBodyProps<Data> {
  of: RecordWords<Data>
  id: string
  /** Stands where the body will be. */
  skeleton: Elements
}

interface RecordPageProps<Data> extends RecordBodyProps<Data> {
  parts: RecordParts<Data>
  /** Around the body. */
  children?: (body: Elements) => Elements
}

/** A page about one record: its words follow from what the cache has of it by now, or say that there is none. */
export function RecordPage<Data>({ of, parts, id, skeleton, children }: RecordPageProps<Data>) {
  const { headOf, Body } = parts
  const { data, isMissing, isPending } = useCachedRecord(of, id)
  const { heading, ...words } = wordsOf(of, isMissing ? 'missing' : data)
  const body = <Body key={id} of={of} id={id} skeleton={skeleton} />
  return (
    <Page
      {...words}
      head={<TrailHead {...words} {...(data !== undefined && !isMissing && headOf(data))} />}
      // The record has one of its own, right below.
      picture={null}
      closingPicture="blueprints-hard-hat"
      heading={heading}
      headingRoom={of.headingRoom}
      isHeadingPending={isPending}
      trail={[of.list, { label: of.isTrailShort || isMissing ? of.name : heading }]}
    >
      {children ? children(body) : body}
    </Page>
  )
}

function wordsOf<Data>(of: RecordWords<Data>, record: Data | 'missing' | undefined) {
  const { list, name, notFound, description, type = 'website' } = of
  if (record === 'missing') {
    const crumbs = [list, { label: notFound }]
    const none = `There is no ${of.thing} at this address.`
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
  const title = of.title(record)
  const heading = of.heading?.(record) ?? title
  return { title, heading, description, type, crumbs: [list, { label: title }] }
}
