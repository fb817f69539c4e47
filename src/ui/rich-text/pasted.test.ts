import { Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { schema } from './extensions.ts'
import { cleanSlice, leftOutMessage } from './pasted.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const link = (href: string) => ({ type: 'link', attrs: { href } })
const image = (src: string) => ({ type: 'image', attrs: { src, alt: 'A weld' } })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

const isOwnPicture = (address: string) => address.startsWith('/')
const sliceOf = (...content: object[]) =>
  Slice.maxOpen(schema.nodeFromJSON({ type: 'doc', content }).content, true)

const pasted = sliceOf(
  { type: 'heading', attrs: { level: 1 }, content: [text('Bunds')] },
  { type: 'heading', attrs: { level: 3 }, content: [text('Walls')] },
  paragraph(
    text('See ', { type: 'bold' }),
    text('the practice', link('https://www.google.com/url?q=https://standards.example/686&sa=D')),
    image('https://lh7.googleusercontent.com/x'),
    image('/uploads/weld.webp'),
  ),
  {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(text('Drain')), paragraph()] }],
  },
)

test('a pasted article keeps its blocks, own pictures and the targets of its links', () => {
  const { slice, leftOut } = cleanSlice(pasted, { holds: 'article', isOwnPicture })
  expect(leftOut).toBe(1)
  expect(slice).toMatchObject({ openStart: pasted.openStart, openEnd: pasted.openEnd })
  const [title, walls, words, list] = slice.content.content
  expect([title?.attrs.level, walls?.attrs.level]).toEqual([2, 3])
  expect(words?.toJSON().content).toMatchObject([
    { text: 'See ', marks: [{ type: 'bold' }] },
    { text: 'the practice', marks: [link('https://standards.example/686')] },
    { type: 'image', attrs: { src: '/uploads/weld.webp' } },
  ])
  expect(list?.type.name).toBe('bulletList')
})

test('pasted content becomes paragraphs with inline marks where only lines are written', () => {
  const { slice, leftOut } = cleanSlice(pasted, { holds: 'lines', isOwnPicture })
  expect(leftOut).toBe(2)
  expect(slice.content.content.map((node) => [node.type.name, node.textContent])).toEqual([
    ['paragraph', 'Bunds'],
    ['paragraph', 'Walls'],
    ['paragraph', 'See the practice'],
    ['paragraph', 'Drain'],
  ])
  expect(
    slice.content
      .child(2)
      .child(0)
      .marks.map(({ type }) => type.name),
  ).toEqual(['bold'])
})

test('a pasted picture leaves nothing where only lines are written', () => {
  const { slice, leftOut } = cleanSlice(sliceOf(paragraph(image('/uploads/weld.webp'))), {
    holds: 'lines',
    isOwnPicture,
  })
  expect([slice.size, leftOut]).toEqual([0, 1])
})

test('the message about left out pictures says how many and what to do', () => {
  expect(leftOutMessage(1, 'lines')).toBe('One picture was left out: this field takes words and links only.')
  expect(leftOutMessage(2, 'article')).toMatch(/^2 pictures were left out.*drop them here\.$/)
})
