import type { Row } from '#backend/memory/table.ts'
import { accounts } from '#mocks/accounts.ts'
import type { Admin } from '#src/contract/admins/record.ts'
import { type Rows, rowId } from './rows.ts'

export function seed(): Rows<Admin> {
  return [
    ...accounts.map(({ _id, name, email, role }) => ({ _id, name, email, role })),
    {
      _id: rowId('admins', 3),
      name: 'Bukola Adeyanju',
      email: 'bukola.adeyanju@kelvara.example',
      role: 'admin',
    },
    {
      _id: rowId('admins', 4),
      name: 'Ibrahim Danlami',
      email: 'ibrahim.danlami@kelvara.example',
      role: 'admin',
    },
  ]
}

/** Record without a name and with an unknown role. */
export const malformedRows: Row[] = [
  { _id: rowId('admins', 5), name: null, email: 'website-import@kelvara.example', role: 'OWNER' },
]
