import { multipart } from '#src/contract/http/multipart.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { teamMemberInput } from './input.ts'
import { teamReads } from './record.ts'

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
