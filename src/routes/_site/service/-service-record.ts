import { content } from '#src/api/content.ts'
import type { Service } from '#src/contract/services.ts'
import type { RecordWords } from '#src/site/frame/record-page.tsx'
import { pictureOf } from '#src/site/picture/subject-pictures.ts'

export const serviceRecord: RecordWords<Service> = {
  thing: 'service',
  query: content.services.detail,
  isBlank: ({ _id, name, fullDescription }) => !_id && !name && !fullDescription,
  list: { label: 'Services', to: '/services' },
  name: 'Service',
  notFound: 'Service not found',
  picture: ({ name }) => pictureOf(name, 'pump-skid'),
  description: 'What this engineering service includes, and how to ask us for a price.',
  headingRoom: 'two lines',
  title: ({ name }) => name || 'Service',
}
