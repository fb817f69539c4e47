import { company } from '#src/company/company.ts'

/** Titles and descriptions of the sign-in screens, by path. The build writes a document for each. */
export const signInPages = {
  '/login': {
    title: 'Log in to your Account',
    description: `The door to ${company.shortName}’s staff dashboard. Accounts are made by a super admin; clients and applicants need none.`,
  },
  '/register': {
    title: 'Staff accounts',
    description: `Accounts for the staff dashboard of ${company.shortName} are made by a super admin: how to ask for one, and whom.`,
  },
  '/forgot-password': {
    title: 'Forgot password',
    description: `Passwords of the staff dashboard of ${company.shortName} are reset by a super admin: how to ask for it, and whom.`,
  },
  '/reset-password': {
    title: 'New password',
    description: `A new password for the staff dashboard of ${company.shortName}, for somebody who has asked for one.`,
  },
} as const
