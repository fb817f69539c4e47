import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { serviceInput } from './input.ts'
import { serviceReads } from './record.ts'

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
