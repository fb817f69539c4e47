import { admin } from '#src/contract/admins/record.ts'
import { section } from '#src/contract/schema/fields.ts'
import { field, type Read, record } from '#src/contract/schema/reader.ts'

/** Token characters. Later calls send the token in a header, which allows no others. */
export const tokenPattern = /^[\x21-\x7e]+$/

export const token = field('', (value) => {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return tokenPattern.test(trimmed) ? trimmed : undefined
})

// The description of the admin may be odd or missing: only the token counts.
const session = record({ token, admin: section(admin) })

/** Response of a sign-in. Unreadable without a token. */
export const signedIn: typeof session = {
  ...session,
  read: (value) => {
    const read = session.read(value)
    return read?.token ? read : undefined
  },
}

export type SignedIn = Read<typeof session>
