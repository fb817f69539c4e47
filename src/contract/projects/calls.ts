import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { projectInput } from './input.ts'
import { projectReads } from './record.ts'

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
