import { expect, test } from 'vitest'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { EditedVersion } from './edited-version.ts'

const loaded = { title: 'Diver', location: 'Warri', tags: ['sea'] }

/** Returns a draft in memory. */
function memoryDraft(
  changes?: Record<string, unknown>,
): FormDraft & { changes: Record<string, unknown> | undefined } {
  const memory = {
    changes,
    read: () => memory.changes,
    write: (values: Record<string, unknown>) => {
      memory.changes = values
    },
    clear: () => {
      memory.changes = undefined
    },
  }
  return memory
}

/** Returns a form over a version of the record, as `SchemaForm` initializes it. */
function openForm(defaults: object, savedDraft = memoryDraft()) {
  const version = new EditedVersion()
  const draft = version.draft(savedDraft)
  const entries = new Map<string, unknown>(Object.entries({ ...defaults, ...draft.read({ ...defaults }) }))
  return {
    version,
    draft,
    savedDraft,
    values: () => Object.fromEntries(entries),
    type: (field: string, value: unknown) => {
      entries.set(field, value)
      draft.write(Object.fromEntries(entries))
    },
    merge: (current: Record<string, unknown>) =>
      version.merge(current, {
        get: (field) => entries.get(field),
        set: (field, value) => void entries.set(field, value),
      }),
  }
}

test('changes of two people to different fields both survive', () => {
  const form = openForm(loaded)
  form.type('title', 'Saturation diver')
  const { mergedChanges, conflicts } = form.merge({ ...loaded, location: 'Bonny' })
  expect(form.values()).toEqual({ ...loaded, title: 'Saturation diver', location: 'Bonny' })
  expect(mergedChanges).toEqual([{ field: 'location', theirs: 'Bonny' }])
  expect(conflicts).toEqual([])
})

test('a conflict stays until the user decides, and a decision to keep the own value is final', () => {
  const form = openForm(loaded)
  form.type('title', 'Mine')
  const now = { ...loaded, title: 'Theirs' }
  const [conflict] = form.merge(now).conflicts
  expect(conflict).toEqual({ field: 'title', theirs: 'Theirs' })
  expect(form.merge(now).conflicts).toHaveLength(1)
  if (conflict) form.version.settle(conflict)
  expect(form.merge(now).conflicts).toEqual([])
  expect(form.values()).toEqual({ ...loaded, title: 'Mine' })
  // A third value is a new conflict.
  expect(form.merge({ ...loaded, title: 'Theirs, too' }).conflicts).toHaveLength(1)
})

test('a merged value of another person is replaced by that person’s next value', () => {
  const form = openForm(loaded)
  form.merge({ ...loaded, location: 'Bonny' })
  form.merge({ ...loaded, location: 'Onne' })
  expect(form.values()).toMatchObject({ location: 'Onne' })
})

test('a draft of an older version is merged with the current record', () => {
  const draft = memoryDraft()
  openForm(loaded, draft).type('title', 'Mine')
  const now = { ...loaded, title: 'Theirs', location: 'Bonny' }
  const form = openForm(now, draft)
  expect(form.values()).toEqual({ ...now, title: 'Mine' })
  expect(form.merge(now).conflicts).toEqual([{ field: 'title', theirs: 'Theirs' }])
})

test('a draft of an older version raises no conflict if no one else changed its field', () => {
  const draft = memoryDraft()
  openForm(loaded, draft).type('title', 'Mine')
  const form = openForm({ ...loaded, location: 'Bonny' }, draft)
  expect(form.merge({ ...loaded, location: 'Bonny' })).toEqual({ mergedChanges: [], conflicts: [] })
})

test('a form whose entries are back at their opened values has no draft', () => {
  const form = openForm(loaded)
  form.type('title', 'Mine')
  form.type('title', 'Diver')
  expect(form.savedDraft.changes).toBeUndefined()
})
