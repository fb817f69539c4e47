import { healthCheckPath } from '#src/contract/http/health-check.ts'
import { id, text, url, webAddress } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import type { Reads } from '#src/contract/schema/reads.ts'

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
  api: { path: healthCheckPath, list: 'data', item: 'data' },
  record: teamMember,
  words: ({ fullName, position }) => ({ title: fullName, terms: [position] }),
} satisfies Reads<Read<typeof teamMember>>

export type TeamMember = Read<typeof teamMember>
