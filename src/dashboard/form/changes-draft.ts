import type { FieldValues } from 'react-hook-form'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { isSame } from './merge-changes.ts'

/**
 * Returns a draft that stores only the changed fields and their values before the change. A draft of all values would
 * overwrite fields that another user has saved since.
 *
 * @param values initial values of the form
 */
export function changesDraft<Values>(draft: FormDraft, values: Values) {
  const { opened: restored, entries } = readChanges(draft)
  const opened = { ...values, ...restored }
  const changesOnly: FormDraft = {
    read: () => entries,
    write: (typed) => {
      const changes = changedFields(typed, opened)
      if (changes) draft.write(changes)
      else draft.clear()
    },
    clear: draft.clear,
  }
  return { draft: changesOnly, opened }
}

/** Returns the content of a draft: the changed entries, undefined if none, and the values of these fields before. */
export function readChanges(draft: FormDraft): { opened: FieldValues; entries: FieldValues | undefined } {
  const { [openedKey]: opened, ...entries } = draft.read() ?? {}
  return { opened: { ...Object(opened) }, entries: Object.keys(entries).length > 0 ? entries : undefined }
}

/** Returns the part of a form's entries that a draft stores; undefined if nothing was changed. */
export function changedFields(typed: FieldValues, opened: FieldValues): FieldValues | undefined {
  const changed = Object.keys(typed).filter((field) => !isSame(typed[field], opened[field]))
  if (changed.length === 0) return undefined
  const pick = (from: FieldValues) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { ...pick(typed), [openedKey]: pick(opened) }
}

/** Reserved key: no field has this name. */
const openedKey = 'as opened'
