import type { OtherEntry } from '#src/dashboard/form/other-entries.tsx'

/** Save rejected: another user has changed the same fields since the form was opened. */
export class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere'
  readonly others: OtherEntry[]

  constructor(others: OtherEntry[]) {
    const labels = others.map(({ label }) => label).join(', ')
    super(
      `Not saved yet: another member of staff has changed ${labels} meanwhile. Save again to keep your own, or use theirs.`,
    )
    this.others = others
  }
}
