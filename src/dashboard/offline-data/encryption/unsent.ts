const counts = new Set<() => number>()

/** Registers a count of entries that are not sent yet and that a sign-out deletes. */
export function countUnsent(count: () => number): void {
  counts.add(count)
}

/** Returns how many unsent entries a sign-out would delete now. */
export function unsentCount(): number {
  return [...counts].reduce((sum, count) => sum + count(), 0)
}
