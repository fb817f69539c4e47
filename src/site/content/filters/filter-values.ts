/**
 * Reads filters from an address, '' for unset ones. No route declares them (docs/decisions/009), so they are
 * unvalidated and used as text only.
 */
export function filterValues<Name extends string>(
  search: Record<string, string>,
  names: readonly Name[],
): Record<Name, string> {
  // fromEntries loses the key types. The keys are exactly `names`.
  return Object.fromEntries(names.map((name) => [name, search[name] ?? ''])) as Record<Name, string>
}
