import { company } from '#src/company/company.ts'

/** Returns the message that tells a new colleague how to sign in. */
export function invitationOf({ name, email, password }: { name: string; email: string; password: string }) {
  return [
    `Hello${name && ` ${name}`},`,
    `you have an account for the dashboard of ${company.name}.`,
    `Sign in: ${window.location.origin}/login`,
    `E-mail: ${email}`,
    `Password: ${password}`,
    'Please change the password under “Your Profile” after you have signed in.',
  ].join('\n')
}
