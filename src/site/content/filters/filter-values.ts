/**
 * Filters as an address says them, '' for each that is not set. No route declares these (docs/decisions/032): they
 * are read as they come and used as text only.
 */
export function filterValues<Name extends string>(
  search: Record<string, string>,
  names: readonly Name[],
): Record<Name, string> {
  // fromEntries forgets its keys; they are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Record<Name, string>
}
