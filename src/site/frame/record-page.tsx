import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react'
import { type RecordKind, useCachedRecord } from '#src/site/content/record-query.ts'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'
import { type HeadWords, Page, TrailHead } from './page.tsx'

/** What a page about one record says before its parts are there. */
export interface RecordWords<Data>
  extends RecordKind<Data>,
    Pick<ComponentProps<typeof Page>, 'picture' | 'headingRoom'>,
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

/** What comes in a file of its own: neither the heading nor the copy waits for it. */
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
  skeleton: ReactNode
}

/**
 * The parts of a page about one record, requested in the same moment as the page. Call it outside components.
 *
 *     const parts = lazyRecord(async () => (await import('./-project-story.tsx')).projectParts)
 */
export function lazyRecord<Data>(load: () => Promise<RecordParts<Data>>) {
  const parts = load()
  return {
    Body: lazyPart(async () => (await parts).Body),
    Head: lazyPart(async () => {
      const { headOf } = await parts
      return ({ record, ...words }: HeadWords & { record: Data }) => (
        <TrailHead {...words} {...headOf(record)} />
      )
    }),
  }
}

interface RecordPageProps<Data> extends RecordBodyProps<Data> {
  parts: ReturnType<typeof lazyRecord<Data>>
  /** Around the body. */
  children?: (body: ReactNode) => ReactNode
}

/** A page about one record: its words follow from what the cache has of it by now, or say that there is none. */
export function RecordPage<Data>({ of, parts, id, skeleton, children }: RecordPageProps<Data>) {
  const { Head, Body } = parts
  const { data, isMissing } = useCachedRecord(of, id)
  const { heading, ...words } = wordsOf(of, isMissing ? 'missing' : data)
  const head = <TrailHead {...words} />
  const body = (
    <Suspense fallback={skeleton}>
      <Body key={id} of={of} id={id} skeleton={skeleton} />
    </Suspense>
  )
  return (
    <Page
      {...words}
      head={
        <Suspense fallback={head}>
          {isMissing || data === undefined ? head : <Head {...words} record={data} />}
        </Suspense>
      }
      picture={of.picture}
      heading={heading}
      headingRoom={of.headingRoom}
      trail={[of.list, { label: of.isTrailShort ? of.name : heading }]}
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
