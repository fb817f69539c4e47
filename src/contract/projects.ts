import * as z from 'zod/mini'
import { anErrorOccurred, collection } from './collection.ts'
import { date, id, text, texts, url, urls } from './fields.ts'
import { arePictures, optionalFile } from './files.ts'
import { optional, required } from './inputs.ts'
import { multipart } from './multipart.ts'

/** A project keeps at most six gallery images. */
export const galleryLimit = 6

export const project = z.object({
  _id: id,
  title: text,
  description: text,
  client: text,
  /** Where the work is: a town or a terminal, as staff write it. */
  location: text,
  team: texts,
  /** '' when the backend has none; staff read that as planning. */
  status: text,
  startDate: date,
  endDate: date,
  imageUrl: url,
  fileUrl: url,
  gallery: urls,
  createdAt: date,
})
export type Project = z.infer<typeof project>

/** How far staff read a project to be: one that says nothing is being planned. */
export const projectStatus = ({ status }: Pick<Project, 'status'>): string => status || 'planning'

/** What is left out of a change stays as it was. */
const leftOut = z.optional(z.string())

export const projectInput = z.object({
  title: required('Give the project a title'),
  client: optional,
  description: required('Describe the project'),
  team: z._default(z.array(z.string()), []),
  /** Not required, and a word that we do not know is sent back as it came. */
  status: optional,
  file: optionalFile,
  gallery: z._default(
    z.array(z.file()).check(z.maxLength(galleryLimit, 'A project has at most six images'), arePictures),
    [],
  ),
  existingGallery: z.optional(z.array(z.string())),
  location: leftOut,
  /** As `projectDays` says (project-days.ts), which visitors do not need. */
  startDate: leftOut,
  endDate: leftOut,
})

/** What is asked for when a project is changed: its client, too. */
export const projectChange = z.extend(projectInput, { client: required('Name the client') })

export const projects = collection('projects', {
  wire: {
    path: '/projects',
    list: 'projects',
    item: 'project',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    query: ['status'],
    send: multipart(
      {
        title: 'text',
        description: 'text',
        client: 'text',
        team: 'names',
        status: 'text',
        file: 'file',
        gallery: 'files',
        existingGallery: 'json',
        location: 'text',
        startDate: 'text',
        endDate: 'text',
      },
      ['existingGallery'],
    ),
  },
  noun: ['project', 'projects'],
  record: project,
  input: projectInput,
  words: ({ title, client, location, team, description }) => ({
    title,
    terms: [client, location, ...team],
    text: description,
  }),
  failures: {
    staff: anErrorOccurred,
    visitor: { list: 'Failed to fetch projects', detail: 'Failed to fetch project details' },
  },
})
