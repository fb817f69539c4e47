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
  'Records/Application': ['Answer first, then read, then set the status.', 'Put Delete where the thumb is.'],
  'Records/Article': ['Show it as visitors will see it.', 'Publish from here by accident.'],
  'Records/Contact submission': ['Answer first: call, WhatsApp, e-mail.', 'Mark anything as read by itself.'],
  'Records/File link': [
    'Say type and size, and download what is no picture and no PDF.',
    'Open what a stranger has sent.',
  ],
  'Records/Project': [
    'Show what visitors see and what they do not, apart.',
    'Lead away from here without a way back.',
  ],
  'Records/Quote request': [
    'Answer first, with the reference in the subject.',
    'Show money without a currency.',
  ],
  'Records/Quote request, answered': [
    'Say who has answered and when, and keep notes apart from the answer.',
    'Send a note to anybody.',
  ],
  'Records/Resume': [
    'Open it as a PDF, kept or fetched, and nothing else.',
    'Keep it on a device without being asked.',
  ],
  'Records/Service': ['Show where it is seen.', 'Edit here what has a form.'],
  'Tables/Applications': ['Newest first, the status in words.', 'Show a resume in a list.'],
  'Tables/Applications, changed': changed('a status is set or applications are deleted'),
  'Tables/Articles': ['Say which are drafts.', 'Sort by what is not shown.'],
  'Tables/Careers': ['Say which are open.', 'Show salaries without a currency.'],
  'Tables/Careers, changed': changed('a career is opened, closed or deleted'),
  'Tables/Contact submissions': ['Newest first, with how long each has waited.', 'Cut a name.'],
  'Tables/Contact submissions, changed': changed('submissions are deleted'),
  'Tables/Gallery': ['Pictures with their titles.', 'Crop what matters.'],
  'Tables/Gallery, changed': changed('pictures are added or deleted'),
  'Tables/Notifications': [
    'What happened, when, and where it leads.',
    'Invent an example where real ones exist.',
  ],
  'Tables/Projects': ['Status and dates in columns that can be compared.', 'Wrap figures.'],
  'Tables/Projects, changed': changed('a project is made, changed or deleted'),
  'Tables/Quote requests': [
    'Newest first; figures aligned right with their currency.',
    'Put more columns than a screen has room for: there is a menu for them.',
  ],
  'Tables/Quote requests, changed': changed('requests are deleted'),
  'Tables/Quote requests, ticked': [
    'What can be done with all of them, and how many there are.',
    'Delete several without a question.',
  ],
  'Tables/Services': ['In the order in which visitors see them.', 'Show an icon without its service.'],
  'Tables/Services, changed': changed('a service is made, changed or deleted'),
  'Tables/Team': ['Name, role, and whether visitors see them.', 'Leave a gap for a missing picture.'],
  'Tables/Team, changed': changed('a member is made, changed or deleted'),
  'Tables/Testimonials': ['Who said it, and whether it is shown.', 'Cut what was said to one line.'],
  'Tables/Testimonials, changed': changed('a testimonial is made, changed or deleted'),
}
