import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'
import { Html } from './html.tsx'

const renderedIds = (html: string) =>
  [...renderToStaticMarkup(<Html anchored html={html} />).matchAll(/<h(\d)(?: id="([^"]*)")?>/g)].map(
    ([, level, id]) => [Number(level), id],
  )

test('the table of contents names the headings as they are rendered', () => {
  const html =
    '<h3>The <b>wall</b></h3><ul><li><h5>Joints</h5></li></ul><h3>The wall!</h3><h3><img src="/a.webp"></h3>'
  const headings = headingsOf(html)
  expect(headings).toEqual([
    { id: 'on-the-wall', words: 'The wall', level: 2 },
    { id: 'on-joints', words: 'Joints', level: 3 },
    { id: 'on-the-wall.2', words: 'The wall!', level: 2 },
  ])
  expect(renderedIds(html)).toEqual([...headings.map(({ id, level }) => [level, id]), [2, 'on-this']])
})

test.each([
  ['<h2 id=content onclick=x>content</h2>', 'on-content'],
  ['<h2>"><script>alert(1)</script>&lt;b&gt;</h2>', 'on-b'],
  ['<h2>Ọ̀nà 5 &amp; 6</h2>', 'on-ọ-nà-5-6'],
  ['<h2>!?</h2>', 'on-this'],
])('the id of a heading is made of its words only and has a prefix: %s', (html, id) => {
  expect(headingsOf(html)[0]?.id).toBe(id)
  expect(renderedIds(html)).toEqual([[2, id]])
})

test('headings have no ids by default', () => {
  expect(renderToStaticMarkup(<Html html="<h2>Notes</h2>" />)).toContain('<h2>Notes</h2>')
})
