/** Whether every word that is looked for occurs in a text, whatever its case. Without words: yes. */
export function hasWords(text: string, looked: string): boolean {
  const lower = text.toLowerCase()
  return looked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
