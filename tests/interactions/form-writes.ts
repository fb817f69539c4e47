import type { CollectionName } from '#mocks/backend.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { everyFaultOfAWrite, type FaultName } from './controlled-call.ts'

/** A dashboard form, and its messages when saving fails. */
export interface FormWrite {
  path: string
  /** Path after saving. */
  list: string
  /** Method and path under /api/v1. */
  call: string
  /** Message when the response is not from our API and contains no sentence for users. */
  fallback: string
  /** Input by the labels of the fields. */
  entries: Record<string, string>
  button: string
  /** Text of the toast. */
  saved: string
  meets: readonly FaultName[]
  /** Status of a rejected token, if the form meets one. */
  refuses?: 401 | 403
}

interface Form {
  path: string
  wire: string
  name: CollectionName
  thing: string
  /** Name of the record in error messages. Without it, the message is "An error occurred". */
  noun?: string
  entries: Record<string, string>
  /** Buttons for a new and for an existing record. */
  buttons?: [string, string]
  edit?: string
  /** Message once it is saved. */
  saved?: string
  /** Faults of a new and of an existing record. */
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
  saved = `${thing} saved`,
}: Form): { made: FormWrite; changed: FormWrite } {
  const [create, update] = buttons ?? ['Save Changes', 'Save Changes']
  const failed = (verb: string) => (noun ? `Failed to ${verb} ${noun}` : 'An error occurred')
  const id = rowId(name, 1)
  const list = `/dashboard/${path}`
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

/** A form with pictures, one with an editor, and one with a file. The others are built like them. */
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
    saved: 'Blog published',
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
