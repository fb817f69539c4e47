import { rowId } from '#mocks/seeds/rows.ts'

/** Accounts of the emulated backend. `npm start` prints both, so that users can try the dashboard. */
export const accounts = [
  {
    _id: rowId('admins', 1),
    name: 'Ada Nwachukwu',
    email: 'ada.admin@kelvara.example',
    password: 'Flange-4471',
    role: 'admin',
  },
  {
    _id: rowId('admins', 2),
    name: 'Tamuno Briggs',
    email: 'tamuno.super@kelvara.example',
    password: 'Gasket-9026',
    role: 'super_admin',
  },
] as const
