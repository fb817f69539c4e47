import { draftOf, dropDraft, type KeptDraft, keepDraft } from '#src/offline/kept/staff-drafts.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'

/**
 * What somebody typed into a form and did not save, kept on the device for the same person. Files are not part of it.
 *
 * @param form names the form: `careers new`, `careers 66c0…`
 */
export function formDraft(
  form: string,
): Omit<FormDraft, 'read'> & { kept: () => Promise<KeptDraft | undefined> } {
  return {
    kept: () => draftOf(form),
    write: (values) => {
      const kept = withoutFiles(values)
      // Nothing but files: there is nothing that could come back.
      if (Object.values(kept).every((value) => value === undefined)) return
      keepDraft(form, { at: Date.now(), values: kept })
    },
    clear: () => dropDraft(form),
  }
}

function withoutFiles(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => !(Array.isArray(value) && value.some((entry) => entry instanceof Blob)),
    ),
  )
}
