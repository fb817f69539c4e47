/** Parses every query value as text: an id or a search of digits must not become a number. */
export const plainSearch = {
  parseSearch: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text)),
  // JSON drops undefined values.
  stringifySearch: (search: Record<string, unknown>): string =>
    String(new URLSearchParams(JSON.parse(JSON.stringify(search)))).replace(/^./, '?$&'),
}
