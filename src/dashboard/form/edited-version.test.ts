import { expect, test } from 'vitest'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { EditedVersion } from './edited-version.ts'

const loaded = { title: 'Diver', location: 'Warri', tags: ['sea'] }

/** Returns a draft in memory. */
function memoryDraft(
  kept?: Record<string, unknown>,
): FormDraft & { kept: Record<string, unknown> | undefined } {
  const memory = {
    kept,
    read: () => memory.kept,
    write: (values: Record<string, unknown>) => {
      memory.kept = values
    },
    clear: () => {
      memory.kept = undefined
    },
  }
  return memory
}

/** Returns a form over a version of the record, as `SchemaForm` initializes it. */
function openForm(defaults: object, kept = memoryDraft()) {
  const version = new EditedVersion()
  const draft = version.draft(kept)
  const entries = new Map<string, unknown>(Object.entries({ ...defaults, ...draft.read({ ...defaults }) }))
  return {
    version,
    draft,
    kept,
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
  const { taken, conflicts } = form.merge({ ...loaded, location: 'Bonny' })
  expect(form.values()).toEqual({ ...loaded, title: 'Saturation diver', location: 'Bonny' })
  expect(taken).toEqual([{ field: 'location', theirs: 'Bonny' }])
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
  const kept = memoryDraft()
  openForm(loaded, kept).type('title', 'Mine')
  const now = { ...loaded, title: 'Theirs', location: 'Bonny' }
  const form = openForm(now, kept)
  expect(form.values()).toEqual({ ...now, title: 'Mine' })
  expect(form.merge(now).conflicts).toEqual([{ field: 'title', theirs: 'Theirs' }])
})

test('a draft of an older version raises no conflict if no one else changed its field', () => {
  const kept = memoryDraft()
  openForm(loaded, kept).type('title', 'Mine')
  const form = openForm({ ...loaded, location: 'Bonny' }, kept)
  expect(form.merge({ ...loaded, location: 'Bonny' })).toEqual({ taken: [], conflicts: [] })
})

test('a form whose entries are back at their opened values has no draft', () => {
  const form = openForm(loaded)
  form.type('title', 'Mine')
  form.type('title', 'Diver')
  expect(form.kept.kept).toBeUndefined()
})
