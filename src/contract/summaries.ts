import type { featureCalls } from './http/features.ts'
import type { singles } from './index.ts'
import type { Collection } from './schema/collection.ts'
import type { Verb } from './schema/reads.ts'

/** Texts about a call for docs/openapi.json. No page loads this file. */
interface CallText {
  /** Imperative without a full stop. */
  summary: string
  description?: string
}

export const callTexts: Record<keyof typeof singles | keyof typeof featureCalls | 'events', CallText> = {
  signIn: {
    summary: 'Sign in',
    description:
      'Starts a session and returns its token. `staySignedIn` extends the session on a backend with the feature `logout`. Repeated attempts are delayed.',
  },
  recentNews: { summary: 'List the articles marked as recent news' },
  setApplicationStatus: { summary: 'Set the status of an application' },
  search: {
    summary: 'Search the public content',
    description: 'Returns the best results of each kind. `type` limits the search to one kind.',
  },
  readSummary: { summary: 'Read the figures and latest records of the dashboard' },
  recordVisit: {
    summary: 'Count a visit',
    description: 'Counts a visitor once a day, by a hash that cannot be traced back after that day.',
  },
  logActivity: { summary: 'Record an activity of staff' },
  readSettings: { summary: 'Read the site settings' },
  saveGeneralSettings: { summary: 'Change the general settings' },
  saveBrandingSettings: { summary: 'Replace the logo, the favicon or the preview picture' },
  saveSocialSettings: { summary: 'Change the links to social media' },
  saveSeoSettings: { summary: 'Change the texts for search engines' },

  logout: { summary: 'End the session of the token' },
  changePassword: {
    summary: 'Change the own password',
    description: 'Ends the other sessions of the user, and their push subscriptions.',
  },
  forgotPassword: {
    summary: 'Request a link to set a password',
    description: 'The response is the same whether the address has an account or not.',
  },
  resetPassword: {
    summary: 'Set a password by the link of a mail',
    description: 'A link works once. All sessions of the user end.',
  },
  pushKey: { summary: 'Read the public key of web push (VAPID)' },
  subscribePush: {
    summary: 'Subscribe this browser to notices',
    description: 'Subscribing again does not add a second subscription.',
  },
  unsubscribePush: { summary: 'End the subscription of this browser' },
  listFollowUps: { summary: 'List the marks and notes of all inboxes' },
  readSite: {
    summary: 'Read what the site shows of its settings',
    description: 'An empty field leaves the default of the site’s build.',
  },
  readSystem: {
    summary: 'Read the state of the server',
    description:
      'For super admins; 404 to anyone else. Errors are counted by code and contain no personal data.',
  },
  startBackup: {
    summary: 'Start a backup of all records and files',
    description: 'For super admins; 404 to anyone else. `GET /system` reports its progress and its end.',
  },
  downloadBackup: {
    summary: 'Download the newest complete backup',
    description: 'For super admins; 404 to anyone else. The response is the file, `application/gzip`.',
  },
  sendTestMail: {
    summary: 'Send a test mail to the own address',
    description: 'For super admins; 404 to anyone else.',
  },
  saveFollowUp: {
    summary: 'Save a mark or a note of an inbox record',
    description:
      'Idempotent: the latest text of an entry is stored. An empty text removes a mark or a note. Only its author may change a note.',
  },
  events: {
    summary: 'Stream changes as server-sent events',
    description:
      '`created` has `{"collection", "id"}` for each new record. `changed` has `{"collections"}` for every other write, and `record` and `by` where one user changed one record. A comment is sent every 20 seconds. The stream ends with the session.',
  },
}

/** Returns the summary of a collection's call: "List projects", "Submit a quote request". */
export function collectionSummary(
  { noun, isInbox }: Pick<Collection, 'noun' | 'isInbox'>,
  verb: Verb,
): string {
  const [one, many] = noun
  const single = `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
  const summaries: Record<Verb, string> = {
    list: `List ${many}`,
    detail: `Read ${single}`,
    create: `${isInbox ? 'Submit' : 'Create'} ${single}`,
    update: `Change ${single}`,
    remove: `Delete ${single}`,
  }
  return summaries[verb]
}
