import { expect, test } from 'vitest'
import { sidebarScreens, systemScreen } from './sidebar-screens.ts'

test('every sidebar screen has a shortcut letter of its own, other than G', () => {
  const letters = [...sidebarScreens, systemScreen].map(({ goKey }) => goKey)
  // G itself begins the two keys.
  expect(letters.filter((letter) => !/^[a-fh-z]$/.test(letter))).toEqual([])
  expect(letters.filter((letter, index) => letters.indexOf(letter) < index)).toEqual([])
})
