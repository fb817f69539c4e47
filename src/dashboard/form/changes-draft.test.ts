import { expect, test } from 'vitest'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { changesDraft } from './changes-draft.ts'

const before = { siteName: 'Kelvara', siteUrl: 'https://kelvara.example' }

/** Returns a draft in memory. */
function draftIn(memory: { changes?: Record<string, unknown> | undefined }): FormDraft {
  return {
    read: () => memory.changes,
    write: (values) => {
      memory.changes = values
    },
    clear: () => {
      memory.changes = undefined
    },
  }
}

test('a restored draft leaves untouched fields at their current server value', () => {
  const memory = {}
  changesDraft(draftIn(memory), before).draft.write({ ...before, siteName: 'Mine' })
  const now = { ...before, siteUrl: 'https://new.example' }
  expect(changesDraft(draftIn(memory), now).draft.read()).toEqual({ siteName: 'Mine' })
})

test('a draft keeps the original value of a field, also after further typing', () => {
  const memory = {}
  changesDraft(draftIn(memory), before).draft.write({ ...before, siteName: 'Mine' })
  const now = { ...before, siteName: 'Theirs' }
  changesDraft(draftIn(memory), now).draft.write({ ...now, siteName: 'Mine, too' })
  expect(changesDraft(draftIn(memory), now).opened).toEqual(before)
})

test('a draft is removed when the typed change is undone', () => {
  const memory = {}
  const { draft } = changesDraft(draftIn(memory), before)
  draft.write({ ...before, siteName: 'Mine' })
  draft.write(before)
  expect(memory).toEqual({ kept: undefined })
})

test('a draft of all values from an earlier version is restored whole', () => {
  expect(changesDraft(draftIn({ changes: before }), before).draft.read()).toEqual(before)
})
