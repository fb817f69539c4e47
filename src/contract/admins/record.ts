import { id, oneOf, text } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'

/** A staff account. A missing or unreadable role counts as admin, the lesser one. */
export const admin = record({
  _id: id,
  name: text,
  email: text,
  role: oneOf(['admin', 'super_admin'], 'admin'),
})

export type Admin = Read<typeof admin>
