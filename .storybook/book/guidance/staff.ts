import type { Advice, Guidance } from './guidance.ts'

const changed = (what: string) =>
  ({
    use: `Test here what is sent when ${what}, and what is shown meanwhile.`,
    avoid: 'Don’t review the appearance here: see the part without “changed”.',
  }) satisfies Advice

/** Guidance on staff screens: lists, records, and data on the device. */
export const staff: Guidance = {
  'Dashboard/Admins, changed': changed('an admin is added or removed'),
  'Dashboard/Home': {
    use: 'Show waiting enquiries first; link each figure to the records that it counts.',
    avoid: 'Don’t show a chart without its numbers.',
  },
  'Dashboard/Home in figures': {
    use: 'Build charts from the data on the device, with a table behind each.',
    avoid: 'Don’t rely on colour: use length, words and numbers.',
  },
  'Dashboard/Logout': {
    use: 'Ask only when unsent work would be lost, and name it.',
    avoid: 'Don’t ask when nothing would be lost.',
  },
  'Dashboard/Install': {
    use: 'Explain the steps for the current browser.',
    avoid: 'Don’t offer it again after “no”.',
  },
  'Dashboard/Notices on this device': {
    use: 'Ask for the browser’s permission only after a press.',
    avoid: 'Don’t show a name or a message on a locked screen.',
  },
  'Dashboard/Palette': {
    use: 'Find records, screens and actions by the words on them.',
    avoid: 'Don’t make it the only way to an action.',
  },
  'Dashboard/Profile': {
    use: 'Show the own account and, to a super admin, all others.',
    avoid: 'Don’t let the last super admin be removed.',
  },
  'Dashboard/Search results': {
    use: 'Separate results of the server from results on the device.',
    avoid: 'Don’t drop letters that are typed while a response is loading.',
  },
  'Dashboard/This device': {
    use: 'Say what is stored, how old it is and how to remove it.',
    avoid: 'Don’t count records that cannot be read any more.',
  },
  'Offline/Lease note': {
    use: 'Say how long records stay readable without a sign-in.',
    avoid: 'Don’t alarm: nothing is lost when the period ends.',
  },
  'Offline/Needs network': {
    use: 'Show it beside the button, before a press.',
    avoid: 'Don’t hide the button.',
  },
  'Offline/Not on this device': {
    use: 'Say which data is missing and when it will be there.',
    avoid: 'Don’t present it as an error.',
  },
  'Offline/Note': { use: 'Show one line as long as the state lasts.', avoid: 'Don’t cover content.' },
  'Offline/Saved age': {
    use: 'Show it beside all data that does not come from the network.',
    avoid: 'Don’t show an age that counts seconds.',
  },
  'Offline/Update': {
    use: 'Announce the new version, and reload on request.',
    avoid: 'Don’t reload a page with unsaved text.',
  },
  'Records/File link': {
    use: 'Show type and size; download everything but pictures and PDFs.',
    avoid: 'Don’t open files of strangers in the page.',
  },
  'Tables/Applications, changed': changed('a status is set or applications are deleted'),
  'Tables/Careers, changed': changed('a career is opened, closed or deleted'),
  'Tables/Contact submissions, changed': changed('submissions are deleted'),
  'Tables/Gallery, changed': changed('pictures are added or deleted'),
  'Tables/Notifications': {
    use: 'Say what happened and when, and link to it.',
    avoid: 'Don’t show samples when real notices exist.',
  },
  'Tables/Projects, changed': changed('a project is made, changed or deleted'),
  'Tables/Quote requests, changed': changed('requests are deleted'),
  'Tables/Services, changed': changed('a service is made, changed or deleted'),
  'Tables/Team, changed': changed('a member is made, changed or deleted'),
  'Tables/Testimonials, changed': changed('a testimonial is made, changed or deleted'),
}
