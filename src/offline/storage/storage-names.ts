// Names of the device's databases and file caches.

/** Cached responses, drafts, pinned files, follow-ups and views of staff, and their keys. */
export const staffDatabase = 'staff'
/** Cached responses of visitors. */
export const visitorDatabase = 'saved-visitor'
/** Submissions and drafts of visitors. */
export const outboxDatabase = 'outbox'
/** Prefix of the rows that a closing page leaves in localStorage for visitors' drafts. */
export const visitorDraftPrefix = 'visitor-draft '

/** Files of this build for every visitor. */
export const siteCache = 'site-files'
/** Files of the dashboard. Only a sign-in creates this cache, and the end of a session deletes all caches that begin with `staff-`. */
export const staffCache = 'staff-files'
export const pictureCache = 'images'
