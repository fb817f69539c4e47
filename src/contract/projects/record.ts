import { projectStatuses } from '#src/contract/options.ts'
import { date, id, text, texts, url, urls, word } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/schema/reads.ts'

export const project = record({
  _id: id,
  title: text,
  description: text,
  client: text,
  /** Place of the work: a town or a terminal, as written by staff. */
  location: text,
  team: texts,
  /** '' if the backend has none; staff treat that as planning. */
  status: word(projectStatuses),
  startDate: date,
  endDate: date,
  imageUrl: url,
  fileUrl: url,
  gallery: urls,
  createdAt: date,
})

export const projectReads = {
  name: 'projects',
  noun: ['project', 'projects'],
  api: { path: '/projects', list: 'projects', item: 'project', query: ['status'] },
  record: project,
  words: ({ title, client, location, team, description }) => ({
    title,
    terms: [client, location, ...team],
    text: description,
  }),
  failures: {
    staff: anErrorOccurred,
    visitor: { list: 'Failed to fetch projects', detail: 'Failed to fetch project details' },
  },
} satisfies Reads<Read<typeof project>>

export type Project = Read<typeof project>
