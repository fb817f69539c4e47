const counts = new Set<() => number>()

/** To be called by what keeps entries on their way to the server, which a sign-out deletes. */
export function countUnsent(count: () => number): void {
  counts.add(count)
}

/** How many of all those a sign-out would delete now. */
export function unsentCount(): number {
  return [...counts].reduce((sum, count) => sum + count(), 0)
}
