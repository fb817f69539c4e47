import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOfGuidance } from './story-guidance.ts'

const files = globSync('{src,.storybook}/**/*.stories.tsx').sort()

test.each(files)('the story file %s has the guidance that its place demands', (file) => {
  expect(faultsOfGuidance(file, readFileSync(file, 'utf8'))).toEqual([])
})

const story = (parameters: string, tags = '') =>
  `export default { title: 'Actions/Button', ${tags} parameters: { ${parameters} } }\nexport const One = {}`

test('the check asks a part for guidance, and a part of src/ui for an accessibility note as well', () => {
  const guidance = "use: 'Name the action.', avoid: 'Don’t navigate.'"
  const note = "keys: 'Enter.', focus: 'Stays.', announced: 'Its text.'"
  const ui = 'src/ui/button.stories.tsx'
  expect(faultsOfGuidance(ui, story(`guidance: { ${guidance}, ${note} }`))).toEqual([])
  expect(faultsOfGuidance(ui, story(`guidance: { ${guidance} }`))).toEqual([
    'guidance.keys',
    'guidance.focus',
    'guidance.announced',
  ])
  expect(faultsOfGuidance('src/site/card.stories.tsx', story(`guidance: { ${guidance} }`))).toEqual([])
  expect(faultsOfGuidance('src/site/card.stories.tsx', story('staff: true'))).toEqual([
    'guidance.use',
    'guidance.avoid',
  ])
  expect(faultsOfGuidance('src/site/card.stories.tsx', story('staff: true', "tags: ['proof'],"))).toEqual([])
})

test('the check asks “avoid” to begin with “Don’t”', () => {
  const orders = "guidance: { use: 'Name the action.', avoid: 'Navigate with it.' }"
  expect(faultsOfGuidance('src/site/card.stories.tsx', story(orders))).toEqual([
    'guidance.avoid does not begin with “Don’t”',
  ])
})
