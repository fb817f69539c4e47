import type { CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import type { FaultName } from './told-call.ts'

/** A deletion that asks first, and what it says when it fails. */
export interface Deletion {
  path: string
  call: string
  fallback: string
  name: CollectionName
  id: string
  /** As the toast calls it. */
  thing: string
  /** What leads to the question is in the record's row of a list, else on the record's own screen. */
  isInList: boolean
  /** Pressed in turn, by their names: a button, and the entry of the menu that it opens. */
  steps: readonly [button: string | RegExp, entry?: string]
  /** Without a 404: what is gone is what was wanted. */
  meets: readonly Exclude<FaultName, 'a 404'>[]
  refuses?: 401 | 403
  /** Somebody else deletes it first. */
  isGone?: boolean
}

type DeletionMet = Pick<Deletion, 'meets' | 'refuses' | 'isGone'>
type Deleted = [name: CollectionName, path: string, wire: string, thing: string, noun?: string]

const service: Deleted = ['services', 'services', '/services', 'Service', 'service']
const career: Deleted = ['careers', 'careers', '/careers', 'Job']
const blog: Deleted = ['blogs', 'blogs', '/blogs', 'Blog', 'blog']
const picture: Deleted = ['media', 'media', '/gallery', 'Gallery item', 'gallery item']
const application: Deleted = ['applications', 'applications', '/job-applications', 'Application']
const request: Deleted = ['quoteRequests', 'quote-requests', '/demo', 'Quote Request']

/** Pressed in turn: a menu of the record's row, the icon in it, or a button of its own screen. */
const ways = {
  menuInList: () => [/^Actions for/, 'Delete'],
  iconInList: (thing) => [`Delete ${thing.toLowerCase()}`],
  button: () => ['Delete'],
  namedButton: (thing) => [`Delete ${thing}`],
} satisfies Record<string, (thing: string) => Deletion['steps']>

function deletion(
  [name, path, wire, thing, noun]: Deleted,
  way: keyof typeof ways,
  met: DeletionMet,
): Deletion {
  const id = rowId(name, 1)
  const isInList = way.endsWith('InList')
  return {
    path: isInList ? `/dashboard/${path}` : `/dashboard/${path}/${id}`,
    call: `DELETE ${wire}/${id}`,
    fallback: noun ? `Failed to delete ${noun}` : 'An error occurred',
    name,
    id,
    thing,
    isInList,
    steps: ways[way](thing),
    ...met,
  }
}

/** Each way to the question, from different lists. */
export const deletions = {
  serviceInList: deletion(service, 'menuInList', {
    meets: [
      'a page with 200',
      'a 500 with words',
      'a page with 502',
      'a 422',
      'a page with 403',
      'a 500 without words',
      'a dropped connection',
    ],
    refuses: 401,
    isGone: true,
  }),
  jobInList: deletion(career, 'iconInList', {
    meets: ['a page with 502', 'a 500 without words', 'a page with 403'],
  }),
  picture: deletion(picture, 'button', { meets: ['a dropped connection', 'a 500 with words'], isGone: true }),
  quoteRequestInList: deletion(request, 'iconInList', {
    meets: ['a page with 200', 'a 422', 'a page with 502'],
  }),
  article: deletion(blog, 'button', {
    meets: ['a 500 without words', 'a page with 403'],
    refuses: 403,
    isGone: true,
  }),
  application: deletion(application, 'namedButton', {
    meets: ['a dropped connection', 'a 500 with words', 'a page with 200'],
  }),
}
