import type { FieldValues } from 'react-hook-form'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { changedFields, readChanges } from './changes-draft.ts'
import { mergeEntry } from './merge-changes.ts'

/** A field that another user has changed. */
export interface OtherChange {
  field: string
  /** Value of the field on the server now. */
  theirs: unknown
}

interface Entries {
  get: (field: string) => unknown
  /** Sets a field; `isSaved` if the value is the server's and contains no change of this user. */
  set: (field: string, entry: unknown, isSaved: boolean) => void
}

/** Version of a record that a form is based on, field by field, while other users may save newer ones. */
export class EditedVersion {
  /** Value of each field on which this user's changes are based. */
  #opened: FieldValues = {}

  /** Stores only the changed fields and their values before: a later version of the record is merged with them. */
  draft(draft: FormDraft): FormDraft {
    return {
      read: (defaults = {}) => {
        const { opened, entries } = readChanges(draft)
        this.#opened = { ...defaults, ...opened }
        return entries
      },
      write: (typed) => {
        const changes = changedFields(typed, this.#opened)
        if (changes) draft.write(changes)
        else draft.clear()
      },
      clear: draft.clear,
    }
  }

  /**
   * Merges the current record into the form.
   *
   * @returns the fields that now have another user's value, and those that this user has to decide about
   */
  merge(current: FieldValues, entries: Entries): { mergedChanges: OtherChange[]; conflicts: OtherChange[] } {
    const mergedChanges: OtherChange[] = []
    const conflicts: OtherChange[] = []
    for (const [field, theirs] of Object.entries(current)) {
      const mine = entries.get(field)
      const merged = mergeEntry({ opened: this.#opened[field], mine, theirs })
      if (merged === 'conflict') {
        conflicts.push({ field, theirs })
        continue
      }
      if (merged !== 'same') {
        entries.set(field, merged.entry, merged.entry === theirs)
        mergedChanges.push({ field, theirs })
      }
      this.settle({ field, theirs })
    }
    return { mergedChanges, conflicts }
  }

  /** Notes that this user knows of another's change: the entry that they leave in the field is intended. */
  settle({ field, theirs }: OtherChange): void {
    this.#opened[field] = theirs
  }
}
