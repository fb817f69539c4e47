import type { StoredKind } from '#src/offline/storage/stores.ts'

/** Name of each kind, its purpose, the noun for its count, and the loss when it is deleted. */
export const kindWords: Record<
  StoredKind,
  { name: string; about: string; noun: readonly [string, string]; loss?: string }
> = {
  records: {
    name: 'Staff records',
    about: 'Inboxes and content, encrypted. They go when you sign out.',
    noun: ['answer', 'answers'],
    loss: 'Without a network there will be nothing to read until the next sync.',
  },
  resumes: {
    name: 'Kept resumes',
    about: 'Resumes that you chose to keep, encrypted.',
    noun: ['resume', 'resumes'],
    loss: 'They can be kept again as long as the server has them.',
  },
  notes: {
    name: 'Notes and saved views',
    about:
      'Marks, notes and views of lists that the server does not have, encrypted. They go when you sign out.',
    noun: ['entry', 'entries'],
  },
  drafts: {
    name: 'Drafts',
    about: 'What was typed into forms and neither saved nor sent.',
    noun: ['draft', 'drafts'],
    loss: 'What was typed into forms on this device and neither saved nor sent is lost.',
  },
  pages: {
    name: 'Pages of the public site',
    about: 'What visitors of this device can read without a network.',
    noun: ['answer', 'answers'],
    loss: 'They are saved again when somebody visits them.',
  },
  messages: {
    name: 'Messages of visitors',
    about: 'Forms that were submitted on this device. Whoever wrote one decides about it.',
    noun: ['message', 'messages'],
  },
  pictures: {
    name: 'Pictures',
    about: 'Pictures that were seen.',
    noun: ['picture', 'pictures'],
    loss: 'They are loaded again when they are seen.',
  },
  files: {
    name: 'The app’s own files',
    about: 'They open the app without a network. A reset removes and reloads them.',
    noun: ['file', 'files'],
  },
}
