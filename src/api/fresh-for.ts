/** How long an answer is not asked for again, in milliseconds. */
export const freshFor = 30_000
