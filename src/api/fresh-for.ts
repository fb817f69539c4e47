/** Time in milliseconds during which cached data is not refetched. */
export const freshFor = 30_000
