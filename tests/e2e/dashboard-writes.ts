import type { Locator } from '@playwright/test'
import type { CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { everyFaultOfAWrite, type FaultName } from './told-answers.ts'

/** A form of the dashboard, and what it says when it cannot be saved. */
export interface FormWrite {
  path: string
  /** Where it leads once it is saved. */
  list: string
  /** Method and path under /api/v1. */
  call: string
  /** Said when what answers is not our API, and says nothing for people. */
  fallback: string
  /** What is typed, by the labels of the fields. */
  entries: Record<string, string>
  button: string
  /** The toast. */
  saved: string
  meets: readonly FaultName[]
  /** It also meets a token that is refused, with this status. */
  refuses?: 401 | 403
}

interface Form {
  path: string
  wire: string
  name: CollectionName
  thing: string
  /** As the error catalogue calls it; without it, it is "An error occurred". */
  noun?: string
  entries: Record<string, string>
  /** Of a new record and of an old one. */
  buttons?: [string, string]
  edit?: string
  /** What a new record and an old one meet. */
  meets: [Met, Met]
}

type Met = Pick<FormWrite, 'meets' | 'refuses'>

function writesOf({
  path,
  wire,
  name,
  thing,
  noun,
  entries,
  buttons,
  edit = '',
  meets: [first, second],
}: Form): FormWrite[] {
  const [create, update] = buttons ?? ['Save Changes', 'Save Changes']
  const failed = (verb: string) => (noun ? `Failed to ${verb} ${noun}` : 'An error occurred')
  const id = rowId(name, 1)
  const list = `/dashboard/${path}`
  const saved = `${thing} saved`
  return [
    {
      path: `${list}/new`,
      list,
      call: `POST ${wire}`,
      fallback: failed('create'),
      entries,
      button: create,
      saved,
      ...first,
    },
    {
      path: `${list}/${id}${edit}`,
      list,
      call: `PUT ${wire}/${id}`,
      fallback: failed('update'),
      entries,
      button: update,
      saved,
      ...second,
    },
  ]
}

/** One with a page of pictures, one with an editor, one with a file: the others are made like them. */
const forms: Form[] = [
  {
    path: 'projects',
    wire: '/projects',
    name: 'projects',
    thing: 'Project',
    entries: { 'Project Title': 'Jetty repair, Koko', 'Project Description': 'Two dolphins.' },
    edit: '/edit',
    meets: [
      { meets: everyFaultOfAWrite, refuses: 403 },
      { meets: ['a page with 502', 'a 500 without words', 'a page with 403'] },
    ],
  },
  {
    path: 'blogs',
    wire: '/blogs',
    name: 'blogs',
    thing: 'Blog',
    noun: 'blog',
    entries: { Title: 'Ten bolts', Description: 'A year of tags.', Content: 'Each bolt has a tag.' },
    buttons: ['Publish', 'Update Post'],
    edit: '/edit',
    meets: [
      { meets: ['a 404', 'a dropped connection', 'a 500 with words'] },
      { meets: ['a page with 200', 'a 422', 'a page with 502'] },
    ],
  },
  {
    path: 'media',
    wire: '/gallery',
    name: 'media',
    thing: 'Gallery item',
    noun: 'gallery item',
    entries: { Title: 'a dive bell', Description: 'Off Bonny.' },
    meets: [
      { meets: ['a 500 without words', 'a page with 403', 'a 404'], refuses: 401 },
      { meets: ['a dropped connection', 'a 500 with words', 'a page with 200'] },
    ],
  },
]

export const formWrites = forms.flatMap(writesOf)

/** A deletion that asks first, and what it says when it fails. */
export interface Deletion {
  path: string
  call: string
  fallback: string
  name: CollectionName
  id: string
  /** As the toast calls it. */
  thing: string
  /** Leads to the question, from a row or from the record itself. */
  ask: (main: Locator) => Promise<void>
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

/** By the menu of the record's row, by the icon in it, or by the words of a button on the record's own screen. */
function deletion([name, path, wire, thing, noun]: Deleted, by: string, met: DeletionMet): Deletion {
  const id = rowId(name, 1)
  // What people have sent in is answered first, and deleted from a menu.
  const isInMenu = by === 'Delete Application'
  const isInList = by === 'menu' || by === 'icon'
  return {
    path: isInList ? `/dashboard/${path}` : `/dashboard/${path}/${id}`,
    call: `DELETE ${wire}/${id}`,
    fallback: noun ? `Failed to delete ${noun}` : 'An error occurred',
    name,
    id,
    thing,
    ...met,
    ask: async (main) => {
      const page = main.page()
      const row = main.getByRole('row').filter({ has: page.locator(`a[href$="/${id}"]`) })
      if (isInMenu) await main.getByRole('button', { name: 'More actions' }).click()
      if (isInMenu) return page.getByRole('menuitem', { name: by }).click()
      if (!isInList) return main.getByRole('button', { name: by, exact: true }).click()
      if (by === 'icon') return row.getByRole('button', { name: `Delete ${thing.toLowerCase()}` }).click()
      await row.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
  }
}

/** Each way to the question, from different lists. */
export const deletions: Deletion[] = [
  deletion(service, 'menu', {
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
  deletion(career, 'icon', { meets: ['a page with 502', 'a 500 without words', 'a page with 403'] }),
  deletion(picture, 'Delete', { meets: ['a dropped connection', 'a 500 with words'], isGone: true }),
  deletion(request, 'icon', { meets: ['a page with 200', 'a 422', 'a page with 502'] }),
  deletion(blog, 'Delete', { meets: ['a 500 without words', 'a page with 403'], refuses: 403, isGone: true }),
  deletion(application, 'Delete Application', {
    meets: ['a dropped connection', 'a 500 with words', 'a page with 200'],
  }),
]
