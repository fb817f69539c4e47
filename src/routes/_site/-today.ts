/** The visitor's own day as `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const midnight = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return midnight.toISOString().slice(0, 10)
}
