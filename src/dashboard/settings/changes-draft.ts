import type { FormDraft } from '#src/ui/form/form.tsx'
import { isSame } from './merge-changes.ts'

/**
 * The draft of a form that keeps only what its person changed, and what that was before. A draft of all values would
 * bring back old ones of fields that somebody has saved anew since.
 *
 * @param values what the form was opened with
 */
export function changesDraft<Values>(draft: FormDraft, values: Values) {
  const { [openedKey]: restored, ...entries } = draft.read() ?? {}
  const opened = { ...values, ...Object(restored) }
  const changesOnly: FormDraft = {
    read: () => (Object.keys(entries).length > 0 ? entries : undefined),
    write: (typed) => {
      const changed = Object.keys(typed).filter((field) => !isSame(typed[field], opened[field]))
      if (changed.length === 0) return draft.clear()
      const pick = (from: typeof typed) => Object.fromEntries(changed.map((field) => [field, from[field]]))
      draft.write({ ...pick(typed), [openedKey]: pick(opened) })
    },
    clear: draft.clear,
  }
  return { draft: changesOnly, opened }
}

/** No field's name. */
const openedKey = 'as opened'
