import { expect, test } from 'vitest'
import { tokenIn } from './link-token.ts'

test.each([
  ['q7_-x', '', 'q7_-x'],
  ['token=q7', '', 'q7'],
  ['', '?token=q7', 'q7'],
  ['', '?campaign=a', ''],
  ['', '', ''],
  ['<script>', '', ''],
  ['', '?token=a%20b', ''],
])('a link with hash “%s” and search “%s” has the token %j', (hash, search, token) => {
  expect(tokenIn(hash, search)).toBe(token)
})
