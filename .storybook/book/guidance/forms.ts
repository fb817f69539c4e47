import type { Guidance } from './guidance.ts'

/** Fields, and whole forms of visitors and staff. */
export const forms: Guidance = {
  'Fields/Chips input': [
    'Take a word with Enter, a comma, or when the field is left.',
    'Let a chip move the button under somebody’s pointer.',
  ],
  'Forms/Contact': [
    'Ask for one way to answer, and say which fields may stay empty.',
    'Ask for what no answer needs.',
  ],
  'Fields/Controls': [
    'A label above each, help below it, the error in its place.',
    'Use a placeholder as a label.',
  ],
  'Fields/File drop': [
    'Say type and size before somebody chooses, and check both at once.',
    'Empty it when the form is refused.',
  ],
  'Forms/Form': [
    'List what needs attention at the top, each a link to its field.',
    'Disable the button until everything is right: say what is missing.',
  ],
  'Fields/Image drop': [
    'Show what was chosen, and how to take it back.',
    'Show a stand-in that looks like a choice.',
  ],
  'Fields/Image slots': ['Say how many are left.', 'Change the order of those that stay.'],
  'Forms/Job application': [
    'Check that the resume is a PDF by its first bytes, and say so at once.',
    'Lose a chosen file, whatever happens to the answer.',
  ],
  'Forms/Notification settings': [
    'Keep them on the device at once.',
    'Promise a mail that the backend does not send.',
  ],
  'Fields/PDF preview': ['Show the first page before it is sent.', 'Run anything that is inside it.'],
  'Forms/Password change': ['Ask for the current password first.', 'Keep any of it as a draft.'],
  'Fields/Password input': ['Let somebody look at what is typed.', 'Forbid pasting.'],
  'Forms/Quote request': [
    'Ask for the work first, the person last; on a phone in short steps.',
    'Ask again for what a link has said.',
  ],
  'Fields/Rich text': ['Offer what an article may have, and nothing else.', 'Let pasted styles through.'],
  'Forms/Search': [
    'Keep what was searched for in its field.',
    'Search while somebody is still typing on a slow network.',
  ],
  'Forms/Site settings': [
    'Save each section by itself, and say what another person has changed.',
    'Overwrite what was changed meanwhile.',
  ],
  'Forms/Site settings, changed': [
    'Prove here that each section sends its own values and nothing else.',
    'Check looks here: Forms/Site settings has them.',
  ],
  'Fields/Upload progress': [
    'Show how much has gone, and a way to stop.',
    'Show it for what takes less than a second.',
  ],
  'Sign-in/Forgot password': [
    'Say the same for known and unknown addresses.',
    'Tell whether an address has an account.',
  ],
  'Sign-in/Form': ['Keep the address when the password is refused.', 'Say which of the two was wrong.'],
  'Sign-in/New password': ['Say once that everybody is signed out.', 'Keep the link’s token in the address.'],
}
