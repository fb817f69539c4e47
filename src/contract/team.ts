import * as z from 'zod/mini'
import type { Read } from '#src/contract/records/reader.ts'
import { type teamMember, teamReads } from '#src/contract/records/team-reads.ts'
import { collection } from './collection.ts'
import { optionalPhoto } from './files/inputs.ts'
import { optional, requiredText } from './inputs.ts'
import { multipart } from './multipart.ts'

export type TeamMember = Read<typeof teamMember>

export const teamMemberInput = z.object({
  fullName: requiredText('Give the full name'),
  position: requiredText('Give the position'),
  portfolioLink: optional.check(
    z.refine(
      (value) => value === '' || /^https?:\/\/\S+$/i.test(value),
      'Give a link that starts with https://',
    ),
  ),
  bio: optional,
  photo: optionalPhoto,
})

export const team = collection(teamReads, {
  calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
  send: multipart({
    fullName: 'text',
    position: 'text',
    portfolioLink: 'text',
    bio: 'text',
    photo: 'file',
  }),
  input: teamMemberInput,
})
