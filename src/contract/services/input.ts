import * as z from 'zod/mini'
import { optionalFile, optionalPicture } from '#src/contract/files/inputs.ts'
import { requiredText } from '#src/contract/schema/inputs.ts'

export const serviceInput = z.object({
  name: requiredText('Give the service a name'),
  /** May be an unknown value, which is sent back unchanged. */
  category: requiredText('Choose a category'),
  shortDescription: requiredText('Describe the service in a sentence'),
  fullDescription: requiredText('Describe the service in full'),
  icon: optionalPicture,
  document: optionalFile,
})
