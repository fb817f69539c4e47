import { expect, test } from 'vitest'
import { nothingLeft } from './inbox-filter.tsx'

test('an inbox that its own filters leave empty names the filter', () => {
  expect(nothingLeft({ answered: 'no' }, 'letters')).toBe('None of the letters waits for an answer.')
  expect(nothingLeft({ answered: 'no', age: 7 }, 'letters')).toMatch(/has waited for 7 days or longer\.$/)
  expect(nothingLeft({ answered: 'yes' }, 'letters')).toMatch(/marked as answered\.$/)
  expect(nothingLeft({}, 'letters')).toBeUndefined()
})

test.each([{ q: 'pump' }, { status: 'new' }, { from: '2026-03-05' }, { to: '2026-03-05' }])(
  'an inbox does not report an empty waiting list while %o may hide records',
  (other) => {
    expect(nothingLeft({ answered: 'no', ...other }, 'letters')).toBeUndefined()
  },
)
