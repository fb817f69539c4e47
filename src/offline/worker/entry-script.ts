/** The path of the script that this page started with; empty in development. Every build has its own. */
export function entryScript(): string {
  const scripts: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]')
  return scripts.at(-1) ?? ''
}
