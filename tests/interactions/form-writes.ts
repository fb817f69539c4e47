import type { CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { everyFaultOfAWrite, type FaultName } from './told-call.ts'

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
}: Form): { made: FormWrite; changed: FormWrite } {
  const [create, update] = buttons ?? ['Save Changes', 'Save Changes']
  const failed = (verb: string) => (noun ? `Failed to ${verb} ${noun}` : 'An error occurred')
  const id = rowId(name, 1)
  const list = `/dashboard/${path}`
  const saved = `${thing} saved`
  return {
    made: {
      path: `${list}/new`,
      list,
      call: `POST ${wire}`,
      fallback: failed('create'),
      entries,
      button: create,
      saved,
      ...first,
    },
    changed: {
      path: `${list}/${id}${edit}`,
      list,
      call: `PUT ${wire}/${id}`,
      fallback: failed('update'),
      entries,
      button: update,
      saved,
      ...second,
    },
  }
}

/** One with a page of pictures, one with an editor, one with a file: the others are made like them. */
export const formWrites = {
  projects: writesOf({
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
  }),
  articles: writesOf({
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
  }),
  pictures: writesOf({
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
  }),
}
