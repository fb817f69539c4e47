import type { FieldValues } from 'react-hook-form'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { changedFields, readChanges } from './changes-draft.ts'
import { mergeEntry } from './merge-changes.ts'

/** A field that another person has changed. */
export interface OtherChange {
  field: string
  /** Value of the field on the server now. */
  theirs: unknown
}

interface Entries {
  get: (field: string) => unknown
  /** Takes a value over; `isSaved` where it is the server's, and nothing of this person is in it. */
  set: (field: string, entry: unknown, isSaved: boolean) => void
}

/** The version of a record that a form is based on, field by field, while others may save newer ones. */
export class EditedVersion {
  /** Value of each field on which this person's changes are based. */
  #opened: FieldValues = {}

  /** Keeps only what was changed, and what that was before: a later version of the record is merged with it. */
  draft(kept: FormDraft): FormDraft {
    return {
      read: (defaults = {}) => {
        const { opened, entries } = readChanges(kept)
        this.#opened = { ...defaults, ...opened }
        return entries
      },
      write: (typed) => {
        const changes = changedFields(typed, this.#opened)
        if (changes) kept.write(changes)
        else kept.clear()
      },
      clear: kept.clear,
    }
  }

  /**
   * Merges the record as it is now into the form.
   *
   * @returns the fields that now have another person's value, and those about which a person has to decide
   */
  merge(current: FieldValues, entries: Entries): { taken: OtherChange[]; conflicts: OtherChange[] } {
    const taken: OtherChange[] = []
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
        taken.push({ field, theirs })
      }
      this.settle({ field, theirs })
    }
    return { taken, conflicts }
  }

  /** This person knows of another's change: what they leave in the field is meant. */
  settle({ field, theirs }: OtherChange): void {
    this.#opened[field] = theirs
  }
}
