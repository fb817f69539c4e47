import type { Guidance } from './guidance.ts'

/** Guidance on fields, and on whole forms of visitors and staff. */
export const forms: Guidance = {
  'Fields/Chips input': {
    use: 'Take a word with Enter, a comma, or when the field is left.',
    avoid: 'Don’t let a new chip move the button under the pointer.',
  },
  'Forms/Contact': {
    use: 'Ask for one way to reply, and mark the optional fields.',
    avoid: 'Don’t ask for data that a reply does not need.',
  },
  'Fields/Controls': {
    use: 'Put the label above the control and help below it; an error replaces the help.',
    avoid: 'Don’t use a placeholder as a label.',
  },
  'Fields/File drop': {
    use: 'State the accepted type and size before the choice, and check both at once.',
    avoid: 'Don’t clear the chosen file when the form has errors.',
  },
  'Forms/Form': {
    use: 'List what needs attention at the top, each a link to its field.',
    avoid: 'Don’t disable the submit button until everything is valid: say what is missing.',
  },
  'Fields/Image drop': {
    use: 'Show the chosen picture, and a way to remove it.',
    avoid: 'Don’t show a placeholder that looks like a chosen picture.',
  },
  'Fields/Image slots': {
    use: 'Say how many pictures can still be added.',
    avoid: 'Don’t reorder the pictures that stay.',
  },
  'Forms/Job application': {
    use: 'Check that the resume is a PDF by its first bytes, and say so at once.',
    avoid: 'Don’t lose the chosen file when the request fails.',
  },
  'Forms/Notification settings': {
    use: 'Save every change on the device at once.',
    avoid: 'Don’t promise an e-mail that the backend does not send.',
  },
  'Fields/PDF preview': {
    use: 'Show the first page before the file is sent.',
    avoid: 'Don’t run scripts or actions of the PDF.',
  },
  'Forms/Password change': {
    use: 'Ask for the current password first.',
    avoid: 'Don’t store a password in a draft.',
  },
  'Fields/Password input': {
    use: 'Let people show the password that they type.',
    avoid: 'Don’t forbid pasting.',
  },
  'Forms/Quote request': {
    use: 'Ask about the work first and about the person last; use short steps on a phone.',
    avoid: 'Don’t ask again for a value that the link has filled in.',
  },
  'Fields/Rich text': {
    use: 'Offer only the formats that an article may have.',
    avoid: 'Don’t keep the styles of pasted text.',
  },
  'Forms/Search': {
    use: 'Keep the searched words in the field.',
    avoid: 'Don’t send a request for every letter on a slow network.',
  },
  'Forms/Site settings': {
    use: 'Save each section separately, and say what a colleague has changed.',
    avoid: 'Don’t overwrite a colleague’s change.',
  },
  'Forms/Site settings, changed': {
    use: 'Test here that each section sends only its own values.',
    avoid: 'Don’t review the appearance here: see Forms/Site settings.',
  },
  'Fields/Upload progress': {
    use: 'Show how much has been sent, and a way to cancel.',
    avoid: 'Don’t show it for an upload of less than a second.',
  },
  'Sign-in/Forgot password': {
    use: 'Give the same message for known and unknown addresses.',
    avoid: 'Don’t reveal whether an address has an account.',
  },
  'Sign-in/Form': {
    use: 'Keep the e-mail address when the password is wrong.',
    avoid: 'Don’t say whether the address or the password was wrong.',
  },
  'Sign-in/New password': {
    use: 'Say that every device is signed out.',
    avoid: 'Don’t keep the link’s token in the address.',
  },
}
