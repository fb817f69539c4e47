import * as z from 'zod/mini'
import { type project, projectReads } from '#src/contract/records/project-reads.ts'
import type { Read } from '#src/contract/records/reader.ts'
import { collection } from './collection.ts'
import { arePictures, optionalFile } from './files/inputs.ts'
import { leftOut, optional, requiredText, texts } from './inputs.ts'
import { multipart } from './multipart.ts'

/** Maximum number of gallery images of a project. */
export const galleryLimit = 6

export type Project = Read<typeof project>

/** Returns a project's status for staff. Without one, the project is in planning. */
export const projectStatus = ({ status }: Pick<Project, 'status'>): string => status || 'planning'

const keptPictures = 'The pictures to keep must be a list of addresses'

export const projectInput = z.object({
  title: requiredText('Give the project a title'),
  client: optional,
  description: requiredText('Describe the project'),
  team: texts,
  /** Optional. An unknown value is sent back unchanged. */
  status: optional,
  file: optionalFile,
  gallery: z._default(
    z.array(z.file()).check(z.maxLength(galleryLimit, 'A project has at most six images'), arePictures),
    [],
  ),
  existingGallery: z.optional(z.array(z.string(keptPictures), keptPictures)),
  // A field omitted from an update stays unchanged.
  location: leftOut,
  /** Validated by `projectDays` (project-days.ts), which visitors do not load. */
  startDate: leftOut,
  endDate: leftOut,
})

/** Input of an update, which also requires the client. */
export const projectChange = z.extend(projectInput, { client: requiredText('Name the client') })

export const projects = collection(projectReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
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
  input: projectInput,
})
