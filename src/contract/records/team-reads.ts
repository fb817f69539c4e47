import { id, text, url, webAddress } from '#src/contract/fields.ts'
import { healthCheckPath } from '#src/contract/health-check.ts'
import { type Read, record } from './reader.ts'
import type { Reads } from './reads.ts'

export const teamMember = record({
  _id: id,
  fullName: text,
  position: text,
  portfolioLink: webAddress,
  bio: text,
  photo: url,
})

export const teamReads = {
  name: 'team',
  noun: ['team member', 'team members'],
  wire: { path: healthCheckPath, list: 'data', item: 'data' },
  record: teamMember,
  words: ({ fullName, position }) => ({ title: fullName, terms: [position] }),
} satisfies Reads<Read<typeof teamMember>>
