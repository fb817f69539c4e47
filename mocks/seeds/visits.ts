const day = 24 * 60 * 60 * 1000
/** Of the last thirty days and of the thirty before. */
const counts = { lastMonth: 406, monthBefore: 371 }

/** Visits of the last two months, as the rows that count them. */
export function visitsSeed(now: Date) {
  return [...spread(counts.lastMonth, 0, now), ...spread(counts.monthBefore, 30, now)]
}

function spread(count: number, daysAgo: number, now: Date) {
  return Array.from({ length: count }, (_, position) => {
    const moment = new Date(now.getTime() - (daysAgo + (30 * (position + 0.5)) / count) * day).toISOString()
    return { _id: `seed ${daysAgo} ${position}`, day: moment.slice(0, 10), createdAt: moment }
  })
}
