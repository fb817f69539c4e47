/** The files of this build that every visitor gets. */
export const siteCache = 'site-files'
/** The dashboard's files. Only a sign-in makes this cache, and Logout deletes all whose names begin like that. */
export const staffCache = 'staff-files'
export const earlierCache = 'earlier-files'
export const pictureCache = 'images'
