import { content } from '#src/api/content.ts'
import type { Project } from '#src/contract/projects.ts'
import { company } from '#src/site/company/company.ts'
import type { RecordWords } from '#src/site/frame/record-page.tsx'
import { pictureOf } from '#src/site/picture/subject-pictures.ts'

export const projectRecord: RecordWords<Project> = {
  thing: 'project',
  query: content.projects.detail,
  isBlank: ({ _id, title, description }) => !_id && !title && !description,
  list: { label: 'Projects', to: '/projects' },
  name: 'Project',
  notFound: 'Project not found',
  picture: ({ title }) => pictureOf(title, 'plant-expansion'),
  description: `A project of ${company.shortName}: its client, its dates, its status and pictures.`,
  headingRoom: 'two lines',
  title: ({ title }) => title || 'Project',
  heading: ({ title }) => title || 'Untitled project',
}
