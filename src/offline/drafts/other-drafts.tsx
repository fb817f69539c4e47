import { Button } from '#src/ui/button.tsx'
import { type FoundDraft, fileIn } from './draft.ts'
import { typedWhen } from './typed-when.ts'

interface OtherDraftsProps {
  drafts: FoundDraft[]
  /** Restores the draft into the form; the form's current entries stay on the device. */
  onUse: (draft: FoundDraft) => void
  onDiscard: (draft: FoundDraft) => void
}

/** Other drafts of the same form, from tabs that are closed. */
export function OtherDrafts({ drafts, onUse, onDiscard }: OtherDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {drafts.map((draft) => (
        <li key={draft.key} className="flex flex-wrap items-center justify-between gap-2">
          <span>{`Another draft of this form${fileWords(draft)}, typed ${typedWhen(draft.at)}, is kept, too.`}</span>
          <span className="flex gap-2">
            <Button variant="secondary" size="small" onClick={() => onUse(draft)}>
              Use that one
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDiscard(draft)}>
              Discard that one
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

function fileWords({ input }: FoundDraft): string {
  const file = fileIn(input)
  return file ? ` with the file ${file.name}` : ''
}
