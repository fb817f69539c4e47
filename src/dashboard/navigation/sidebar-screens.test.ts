import { expect, test } from 'vitest'
import { sidebarScreens } from './sidebar-screens.ts'

test('every screen of the sidebar has a letter of its own, which is none of the keys before it', () => {
  const letters = sidebarScreens.map(({ goKey }) => goKey)
  // G itself begins the two keys.
  expect(letters.filter((letter) => !/^[a-fh-z]$/.test(letter))).toEqual([])
  expect(letters.filter((letter, index) => letters.indexOf(letter) < index)).toEqual([])
})
