/** A day in milliseconds. */
export const day = 24 * 60 * 60_000
