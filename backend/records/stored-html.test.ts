import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { blogs } from '#src/contract/blogs/calls.ts'
import { examples } from '#tests/contract/examples.ts'
import { storedHtml } from './stored-html.ts'

test.each([
  ['<h2>Head</h2>\n<p>a &amp; b&nbsp;c</p>'],
  ['<ul>\n<li>one</li>\n<li>two <a href="https://a.example/?b=1&amp;c=2">three</a></li>\n</ul>'],
  [
    '<table>\n<thead><tr><th scope="col">A</th></tr></thead><tbody>\n<tr><td colspan="2">b</td></tr>\n</tbody>\n</table>',
  ],
  [
    '<p><img src="/uploads/weld.webp" alt="A &quot;weld&quot;" title="The weld, later" width="40" height="30"></p><hr>',
  ],
  ['<pre><code>a &lt; b\n  c</code></pre><ol start="3"><li>d</li></ol>'],
  ['<a href="/ onerror">a</a>'],
])('harmless HTML is stored unchanged: %s', (html) => {
  expect(storedHtml(html)).toBe(html)
})

test.each([
  ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
  ['<p><a href="javascript:x()">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="java\nscript:x()">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href=" &#106;avascript:x()">a</a></p>', '<p><a>a</a></p>'],
  ['<img src="data:image/svg+xml,<svg onload=x()>" alt="b">', '<img alt="b">'],
  ['<img src=x onerror=x()>', '<img>'],
  ['<img >', '<img>'],
  ['<p>a</p>\n<a\nhref="https://a.example" >b</a>', '<p>a</p>\n<a href="https://a.example">b</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://evil.example"></iframe><p style="color:red" id="b">c</p>', '<p>c</p>'],
  ['<svg onload="x()"><a xlink:href="javascript:x()">a</a></svg>b', 'b'],
  ['<p>open <b>and not closed', '<p>open <b>and not closed</b></p>'],
  ['a < b & c', 'a &lt; b &amp; c'],
])('the HTML %s is stored as %s', (html, stored) => {
  expect(storedHtml(html)).toBe(stored)
})

test('stored HTML never contains anything executable, and storing it again changes nothing', () => {
  const parts = fc.constantFrom(
    ...['<', '>', '"', "'", '/', '=', ' ', '\n', 'script', 'img', 'a', 'p', 'svg', 'href', 'src', 'onerror'],
    ...['javascript:', 'data:', '&#', 'x28;', '&lt;', '<script>', '</p>', '<a href="', '<img src=', '<!--'],
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 24 }), (characters) => {
      const stored = storedHtml(characters.join(''))
      expect(storedHtml(stored)).toBe(stored)
      const tags = stored.match(/<[^>]*>/g) ?? []
      for (const tag of tags) {
        expect(tag).toMatch(/^<\/?[a-z][a-z1-6]*(?: [a-z]+="[^"]*")*>$/)
        expect(tag).not.toMatch(/^<(?:script|svg)/)
        // Check the attributes one by one: an address may contain these words.
        for (const [, name = '', value = ''] of tag.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
          expect(name).not.toMatch(/^on/)
          expect(value).not.toMatch(/^(?:javascript|data):/)
        }
      }
    }),
    { numRuns: 3000 },
  )
})

describe('an article', () => {
  test('an article is stored without executable HTML when it is created and when it is changed', async () => {
    const { send, tables, tokenOf, admin } = await freshBackend()
    const token = await tokenOf(admin)
    const input = {
      ...examples.blogs.input('Bolts'),
      description: '<p onclick="x()">Sum</p>',
      content: '<p>Text</p><script>x()</script>',
    }
    expect((await send(blogs.endpoints.create, { input, token })).status).toBe(201)
    const [row] = tables.blogs.all()
    expect(row).toMatchObject({ description: '<p>Sum</p>', content: '<p>Text</p>' })
    const changed = {
      ...input,
      ...examples.blogs.change,
      content: '<p>More</p><img src="javascript:x()" alt="b">',
    }
    const { status } = await send(blogs.endpoints.update, { id: row?._id ?? '', input: changed, token })
    expect(status).toBe(200)
    expect(tables.blogs.all()).toMatchObject([{ content: '<p>More</p><img alt="b">' }])
  })
})
