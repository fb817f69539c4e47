import * as z from 'zod/mini'
import { arePictures, optionalFile } from '#src/contract/files/inputs.ts'
import { leftOut, optional, requiredText, texts } from '#src/contract/schema/inputs.ts'
import type { Project } from './record.ts'

/** Maximum number of gallery images of a project. */
export const galleryLimit = 6

/** Returns a project's status for staff. Without one, the project is in planning. */
export const projectStatus = ({ status }: Pick<Project, 'status'>): string => status || 'planning'

const keptPicturesSentence = 'The pictures to keep must be a list of addresses'

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
  existingGallery: z.optional(z.array(z.string(keptPicturesSentence), keptPicturesSentence)),
  // A field omitted from an update stays unchanged.
  location: leftOut,
  /** Validated by `projectDays` (project-days.ts), which visitors do not load. */
  startDate: leftOut,
  endDate: leftOut,
})

/** Input of an update, which also requires the client. */
export const projectChange = z.extend(projectInput, { client: requiredText('Name the client') })
