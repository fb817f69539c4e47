const day = 24 * 60 * 60 * 1000
/** Visits in the last thirty days, and in the thirty days before. */
const counts = { lastMonth: 406, monthBefore: 371 }

/** Returns the visit rows of the last two months. */
export function visitsSeed(now: Date) {
  return [...spread(counts.lastMonth, 0, now), ...spread(counts.monthBefore, 30, now)]
}

function spread(count: number, daysAgo: number, now: Date) {
  return Array.from({ length: count }, (_, position) => {
    const timestamp = new Date(
      now.getTime() - (daysAgo + (30 * (position + 0.5)) / count) * day,
    ).toISOString()
    return { _id: `seed ${daysAgo} ${position}`, day: timestamp.slice(0, 10), createdAt: timestamp }
  })
}
