/**
 * Filters as an address says them, '' for each that is not set. No route declares these (docs/decisions/032): they
 * are read as they come and used as text only.
 *
 * @param search what the router read: `?search=42` is a number there
 */
export function filterValues<Name extends string>(
  search: object,
  names: readonly Name[],
): Record<Name, string> {
  const found = new Map<string, unknown>(Object.entries(search))
  // fromEntries forgets its keys; they are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, words(found.get(name))])) as Record<Name, string>
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
