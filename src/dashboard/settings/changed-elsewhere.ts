import type { OtherEntry } from '#src/dashboard/form/other-entries.tsx'

/** Save rejected: another user has changed the same fields since the form was opened. */
export class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere'
  readonly otherEntries: OtherEntry[]

  constructor(otherEntries: OtherEntry[]) {
    const labels = otherEntries.map(({ label }) => label).join(', ')
    super(
      `Not saved yet: a colleague changed ${labels} while you were editing. Save again to keep your own, or use theirs.`,
    )
    this.otherEntries = otherEntries
  }
}
