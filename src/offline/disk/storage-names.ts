// Names of the device's databases and file caches. Staff responses have one database per user (staff-stores.ts).

/** Submissions and drafts of visitors. */
export const outboxDatabase = 'outbox'
/** Cached responses of visitors. */
export const visitorCacheDatabase = 'saved-visitor'
/** Data of one user that outlives the session, and its key. */
export const keyDatabase = 'kept-staff-key'
export const draftsDatabase = 'kept-staff-drafts'
export const filesDatabase = 'kept-staff-files'
export const followUpsDatabase = 'kept-staff-answers'
export const viewsDatabase = 'kept-staff-views'
/** Sessions that have ended, and those of them that no server has revoked yet. */
export const signOutMarksDatabase = 'sign-out-marks'
export const revocationsDatabase = 'revocations'

/** Files of this build for every visitor. */
export const siteCache = 'site-files'
/** Files of the dashboard. Only a sign-in creates this cache, and the end of a session deletes all caches that begin with `staff-`. */
export const staffCache = 'staff-files'
export const earlierCache = 'earlier-files'
export const pictureCache = 'images'
