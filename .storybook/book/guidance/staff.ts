import type { Guidance } from './guidance.ts'

const changed = (what: string) =>
  [
    `Prove here what is sent when ${what}, and what is seen meanwhile.`,
    'Check looks here: the part without “changed” has them.',
  ] as const

/** Screens of staff: lists, records, and what a device keeps. */
export const staff: Guidance = {
  'Dashboard/Admins, changed': changed('an admin is added or removed'),
  'Dashboard/Home': [
    'What waits for an answer comes first; every figure leads to what it counts.',
    'Show a chart without its numbers.',
  ],
  'Dashboard/Home in figures': [
    'Draw it from what is on the device, with a table behind each chart.',
    'Rely on colour: length, words and numbers tell.',
  ],
  'Dashboard/Logout': ['Ask where something would be lost, and say what.', 'Ask somebody who loses nothing.'],
  'Dashboard/Install': ['Say how, for the browser at hand.', 'Offer it twice to somebody who has said no.'],
  'Dashboard/Notices on this device': [
    'Ask the browser only after a press.',
    'Show a name or a message on a locked screen.',
  ],
  'Dashboard/Palette': [
    'Find records, screens and actions by the words on them.',
    'Put there what can be reached in no other way.',
  ],
  'Dashboard/Profile': [
    'Show one’s own account and, to a super admin, those of others.',
    'Let somebody remove the last super admin.',
  ],
  'Dashboard/Search results': [
    'Say what the server found apart from what the device has.',
    'Drop what is typed while it answers.',
  ],
  'Dashboard/This device': [
    'Say what is kept, how old it is, and how to remove it.',
    'Count what is not readable any more.',
  ],
  'Offline/Lease note': [
    'Say until when records can be read without a sign-in.',
    'Frighten: nothing is lost when it ends.',
  ],
  'Offline/Needs network': [
    'Say it where the button is, before it is pressed.',
    'Hide the button: it comes back.',
  ],
  'Offline/Not on this device': ['Say what is missing and when it will come.', 'Call it an error.'],
  'Offline/Note': ['One line for as long as it lasts.', 'Cover content with it.'],
  'Offline/Saved age': [
    'Beside everything that does not come from the network.',
    'Show an age of seconds that counts up.',
  ],
  'Offline/Update': [
    'Say that a new version is there, and reload when somebody says so.',
    'Reload a page with something typed in it.',
  ],
  'Records/File link': [
    'Say type and size, and download what is no picture and no PDF.',
    'Open what a stranger has sent.',
  ],
  'Tables/Applications, changed': changed('a status is set or applications are deleted'),
  'Tables/Careers, changed': changed('a career is opened, closed or deleted'),
  'Tables/Contact submissions, changed': changed('submissions are deleted'),
  'Tables/Gallery, changed': changed('pictures are added or deleted'),
  'Tables/Notifications': [
    'What happened, when, and where it leads.',
    'Invent an example where real ones exist.',
  ],
  'Tables/Projects, changed': changed('a project is made, changed or deleted'),
  'Tables/Quote requests, changed': changed('requests are deleted'),
  'Tables/Services, changed': changed('a service is made, changed or deleted'),
  'Tables/Team, changed': changed('a member is made, changed or deleted'),
  'Tables/Testimonials, changed': changed('a testimonial is made, changed or deleted'),
}
