import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { date, id, text, url } from './fields.ts'
import { optionalFile, optionalPicture } from './files.ts'
import { required } from './inputs.ts'
import { multipart } from './multipart.ts'

export const service = z.object({
  _id: id,
  name: text,
  category: text,
  shortDescription: text,
  fullDescription: text,
  iconUrl: url,
  document: url,
  createdAt: date,
})
export type Service = z.infer<typeof service>

export const serviceInput = z.object({
  name: required('Give the service a name'),
  /** A record may have one that we do not know; it is sent back as it came. */
  category: required('Choose a category'),
  shortDescription: required('Describe the service in a sentence'),
  fullDescription: required('Describe the service in full'),
  icon: optionalPicture,
  document: optionalFile,
})

export const services = collection('services', {
  wire: {
    path: '/services',
    list: 'data',
    item: 'data',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    send: multipart({
      name: 'text',
      category: 'text',
      shortDescription: 'text',
      fullDescription: 'text',
      icon: 'file',
      document: 'file',
    }),
  },
  noun: ['service', 'services'],
  record: service,
  input: serviceInput,
  words: ({ name, category, shortDescription, fullDescription }) => ({
    title: name,
    terms: [category],
    text: `${shortDescription} ${fullDescription}`,
  }),
  failures: { visitor: { detail: 'Failed to fetch service details' } },
})
