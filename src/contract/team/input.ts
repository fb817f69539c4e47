import * as z from 'zod/mini'
import { optionalPhoto } from '#src/contract/files/inputs.ts'
import { optional, requiredText } from '#src/contract/schema/inputs.ts'

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
