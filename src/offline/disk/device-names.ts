// Names of the device's databases, but for those of staff's answers, of which each person has one (staff-stores.ts), and
// of its caches of files.

/** What visitors have sent and typed. */
export const outboxDatabase = 'outbox'
/** What visitors have read. */
export const visitorAnswersDatabase = 'saved-visitor'
/** What one person keeps longer than a session, and its key. */
export const keyDatabase = 'kept-staff-key'
export const draftsDatabase = 'kept-staff-drafts'
export const filesDatabase = 'kept-staff-files'
export const notesDatabase = 'kept-staff-answers'
export const viewsDatabase = 'kept-staff-views'
/** Which sessions have ended, and which of these no server has heard of. */
export const signOutMarksDatabase = 'sign-out-marks'
export const revocationsDatabase = 'revocations'

/** The files of this build that every visitor gets. */
export const siteCache = 'site-files'
/** The dashboard's files. Only a sign-in makes this cache, and Logout deletes all whose names begin like that. */
export const staffCache = 'staff-files'
export const earlierCache = 'earlier-files'
export const pictureCache = 'images'
