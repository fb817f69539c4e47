import type { CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import type { FaultName } from './controlled-call.ts'

/** A deletion with a question, and its messages on failure. */
export interface Deletion {
  path: string
  call: string
  fallback: string
  name: CollectionName
  id: string
  /** Name of the record in the toast. */
  thing: string
  /** Whether the steps are in the record's row of a list. Otherwise, they are on its own screen. */
  isInList: boolean
  /** Names of buttons to press in turn, each with the entry of the menu that it opens. */
  steps: readonly [button: string | RegExp, entry?: string]
  /** Faults to test, without a 404: the record is gone as wanted. */
  meets: readonly Exclude<FaultName, 'a 404'>[]
  refuses?: 401 | 403
  /** Whether another user deletes the record first. */
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

/** Steps of each way: the menu of a row, its icon, or a button on the record's screen. */
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
