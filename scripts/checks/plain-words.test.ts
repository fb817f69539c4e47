import { expect, test } from 'vitest'
import { commentFaults, nameFaults, titleFaults } from './plain-words.ts'

test.each([
  ['/** What is kept on the device. */', 'f.ts:1 a comment begins with "What"'],
  ['/**\n * Of whom the key is.\n */', 'f.ts:2 a comment begins with "Of"'],
  ['/** While it waits: the reason. */', 'f.ts:1 a comment begins with "While"'],
  ['  // It is asked once more.\n  // Later.', 'f.ts:1 a comment begins with "It"'],
  ['/** The format of the wire. */', 'f.ts:1 "the wire" in a comment: write the API'],
  ['// Returns a row\n// from the vault.', 'f.ts:1 "vault" in a comment: write encrypted store'],
])('the comment %j is a fault', (code, fault) => {
  expect(commentFaults('f.ts', code)).toEqual([fault])
})

test.each([
  '/** Returns the cached list. */',
  '/** Time limit of one attempt, in milliseconds. */',
  '// When the tab thaws, its lock is gone.',
  '// Safari never fires this event.\n// It fires another one.',
  "const text = 'What the wire says'",
  'const sum = 1 // What it was',
])('the line %j is no fault', (code) => {
  expect(commentFaults('f.ts', code)).toEqual([])
})

test('a test title that begins with a clause is a fault', () => {
  const code =
    "test('a session ends', go)\ntest.each([1, 2])('what is sent comes back', go)\n  test('Whose turn', go)"
  expect(titleFaults('f.ts', code)).toEqual([
    'f.ts:2 a test title begins with "what is sent comes back"',
    'f.ts:3 a test title begins with "Whose turn"',
  ])
})

test('an exported participle is a fault, a noun that ends like one is none', () => {
  const code =
    'export const kept = 1\nexport async function checked() {}\nexport const engineering = 2\nconst told = 3'
  expect(nameFaults('f.ts', code)).toEqual([
    'f.ts:1 the exported name "kept" is a participle: name the thing or the action',
    'f.ts:2 the exported name "checked" is a participle: name the thing or the action',
  ])
})
