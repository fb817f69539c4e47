/** Start of the ids of the demonstration content. Ids of other records are random. */
export const demoIdStart = '66c0ffee'

/** Row of the settings table that says when the demonstration settings were written. */
export const demoMark = 'demonstration'
