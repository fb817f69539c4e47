import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'

/** A field that another user has saved meanwhile, with its value in words. */
export interface OtherEntry {
  field: string
  label: string
  value: string
}

interface OtherEntriesProps<Entry extends OtherEntry> {
  entries: readonly Entry[]
  /** Name of the other user, if known. */
  author?: string | undefined
  onUse: (entry: Entry) => void
  onKeep: (entry: Entry) => void
  /** Changes that need no decision. */
  children?: Elements
}

/** Other user's values for fields that this user has changed as well. */
export function OtherEntries<Entry extends OtherEntry>({
  entries,
  author = 'a colleague',
  onUse,
  onKeep,
  children,
}: OtherEntriesProps<Entry>) {
  if (entries.length === 0 && !children) return null
  return (
    <Alert
      tone={entries.length > 0 ? 'caution' : 'info'}
      role="status"
      className="col-span-full"
      title={`Changed by ${author}`}
    >
      {children}
      <ul className="mt-2 flex flex-col gap-3 empty:hidden">
        {entries.map((entry) => (
          <li key={entry.field} className="flex flex-wrap items-center justify-between gap-2">
            <OtherValue entry={entry} />
            <span className="flex flex-wrap gap-2">
              <Button
                ref={handFocusOn}
                variant="secondary"
                size="small"
                aria-label={`Use theirs: ${entry.label}`}
                onClick={() => onUse(entry)}
              >
                Use theirs
              </Button>
              <Button
                ref={handFocusOn}
                variant="secondary"
                size="small"
                aria-label={`Keep mine: ${entry.label}`}
                onClick={() => onKeep(entry)}
              >
                Keep mine
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Number of characters of a value shown beside its buttons. */
const shortLength = 160

/** Value of a field; a long text can be opened. */
export function OtherValue({ entry: { label, value } }: { entry: OtherEntry }) {
  const isLong = value.length > shortLength
  const short = isLong ? `${value.slice(0, shortLength)}…` : value
  return (
    <div className="wrap-anywhere min-w-0 max-w-prose">
      <p>{`${label} is now ${short ? `“${short}”` : 'empty'}.`}</p>
      {isLong && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-sm underline underline-offset-2">
            {`Read all of ${label}`}
          </summary>
          <p className="max-h-80 overflow-y-auto whitespace-pre-line text-sm">{value}</p>
        </details>
      )}
    </div>
  )
}
