import { expect, test } from 'vitest'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { changesDraft } from './changes-draft.ts'

const before = { siteName: 'Kelvara', siteUrl: 'https://kelvara.example' }

/** Returns a draft in memory. */
function draftIn(memory: { kept?: Record<string, unknown> | undefined }): FormDraft {
  return {
    read: () => memory.kept,
    write: (values) => {
      memory.kept = values
    },
    clear: () => {
      memory.kept = undefined
    },
  }
}

test('a field that was not typed into comes back as the server has it now', () => {
  const memory = {}
  changesDraft(draftIn(memory), before).draft.write({ ...before, siteName: 'Mine' })
  const now = { ...before, siteUrl: 'https://new.example' }
  expect(changesDraft(draftIn(memory), now).draft.read()).toEqual({ siteName: 'Mine' })
})

test('what a field was before is part of its draft, also after it was typed into again', () => {
  const memory = {}
  changesDraft(draftIn(memory), before).draft.write({ ...before, siteName: 'Mine' })
  const now = { ...before, siteName: 'Theirs' }
  changesDraft(draftIn(memory), now).draft.write({ ...now, siteName: 'Mine, too' })
  expect(changesDraft(draftIn(memory), now).opened).toEqual(before)
})

test('what was typed and taken back leaves no draft', () => {
  const memory = {}
  const { draft } = changesDraft(draftIn(memory), before)
  draft.write({ ...before, siteName: 'Mine' })
  draft.write(before)
  expect(memory).toEqual({ kept: undefined })
})

test('a draft of all values, as it was kept before, comes back whole', () => {
  expect(changesDraft(draftIn({ kept: before }), before).draft.read()).toEqual(before)
})
