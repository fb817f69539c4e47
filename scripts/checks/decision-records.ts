/** Maximum lines of a decision record. */
const maxLines = 60

const headings = ['Context', 'Decision', 'Consequences']

/** A row of the index of decision records. */
export interface RecordEntry {
  name: string
  title: string
  status: string
  /** Faults of the record's form, each a sentence whose subject is the path. */
  faults: string[]
}

/** Reads a decision record: a title with its number, date, status, and three sections. */
export function readRecord(name: string, text: string): RecordEntry {
  const [, title = ''] = /^# (\d{3} .+)$/m.exec(text) ?? []
  const [, status = ''] = /^- Status: (accepted|superseded by \d{3})$/m.exec(text) ?? []
  const ownHeadings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const faults = [
    title.slice(0, 3) !== name.slice(0, 3) && `needs a title that begins with ${name.slice(0, 3)}`,
    !/^- Date: \d{4}-\d\d-\d\d$/m.test(text) && 'needs a date',
    status === '' && 'needs the status "accepted" or "superseded by <number>"',
    ownHeadings.join() !== headings.join() && `needs the sections ${headings.join(', ')}, and no others`,
    text.trimEnd().split('\n').length > maxLines && `has more than ${maxLines} lines`,
  ]
  return { name, title, status, faults: faults.filter((fault) => fault !== false) }
}

/** Returns the text of docs/decisions/README.md. */
export function recordIndex(entries: readonly RecordEntry[]): string {
  return `# Decision records

Each record has the reason for something that the next person might undo. A decision that no longer holds gets a new record,
and its status becomes "superseded by" the new number. Reasons for packages are in [dependencies.md](../dependencies.md).
\`node scripts/checks/check-references.ts --write\` writes this table.

| record | status |
|---|---|
${entries.map(({ name, title, status }) => `| [${title}](${name}) | ${status} |`).join('\n')}
`
}
