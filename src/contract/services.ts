import * as z from 'zod/mini'
import type { Read } from '#src/contract/records/reader.ts'
import { type service, serviceReads } from '#src/contract/records/service-reads.ts'
import { collection } from './collection.ts'
import { optionalFile, optionalPicture } from './files/inputs.ts'
import { requiredText } from './inputs.ts'
import { multipart } from './multipart.ts'

export type Service = Read<typeof service>

export const serviceInput = z.object({
  name: requiredText('Give the service a name'),
  /** May be an unknown value, which is sent back unchanged. */
  category: requiredText('Choose a category'),
  shortDescription: requiredText('Describe the service in a sentence'),
  fullDescription: requiredText('Describe the service in full'),
  icon: optionalPicture,
  document: optionalFile,
})

export const services = collection(serviceReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  send: multipart({
    name: 'text',
    category: 'text',
    shortDescription: 'text',
    fullDescription: 'text',
    icon: 'file',
    document: 'file',
  }),
  input: serviceInput,
})
