import { expect, test } from 'vitest'
import { disciplinesIn } from './discipline-match.ts'

test('a project belongs to the disciplines whose subjects its title names', () => {
  expect(disciplinesIn(['132/33 kV substation, Ajaokuta'])).toEqual(['electrical'])
  expect(disciplinesIn(['Granulation building and conveyors, Onne'])).toEqual(['civil', 'chemical'])
  expect(disciplinesIn(['Anything else'])).toEqual([])
})

test('a subject is found in the plural, but not within another word', () => {
  expect(disciplinesIn(['Two new Tanks'])).toEqual(['mechanical'])
  expect(disciplinesIn(['Broadcasting'])).toEqual([])
})
