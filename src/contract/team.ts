import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { id, text, url, webAddress } from './fields.ts'
import { optionalPicture } from './files.ts'
import { healthCheckPath } from './health-check.ts'
import { optional, required } from './inputs.ts'
import { multipart } from './multipart.ts'

export const teamMember = z.object({
  _id: id,
  fullName: text,
  position: text,
  portfolioLink: webAddress,
  bio: text,
  photo: url,
})
export type TeamMember = z.infer<typeof teamMember>

export const teamMemberInput = z.object({
  fullName: required('Give the full name'),
  position: required('Give the position'),
  portfolioLink: optional.check(
    z.refine(
      (value) => value === '' || /^https?:\/\/\S+$/i.test(value),
      'Give a link that starts with https://',
    ),
  ),
  bio: optional,
  photo: optionalPicture.check(
    z.refine(
      (photo) => photo === undefined || ['image/jpeg', 'image/png'].includes(photo.type),
      'Choose a JPEG or PNG photo',
    ),
  ),
})

export const team = collection('team', {
  wire: {
    path: healthCheckPath,
    list: 'data',
    item: 'data',
    calls: { list: 'visitor', detail: 'visitor', create: 'staff', update: 'staff', remove: 'staff' },
    send: multipart({
      fullName: 'text',
      position: 'text',
      portfolioLink: 'text',
      bio: 'text',
      photo: 'file',
    }),
  },
  noun: ['team member', 'team members'],
  record: teamMember,
  input: teamMemberInput,
  words: ({ fullName, position }) => ({ title: fullName, terms: [position] }),
})
