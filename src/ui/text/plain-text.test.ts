import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['plain words', 'plain words'],
  ['<p>Cold <b>tie</b>-ins</p><p>win.</p>', 'Cold tie-ins win.'],
  ['Two<br>lines<hr/>and more', 'Two lines and more'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['a &lt;b&gt; &amp; c&nbsp;d &#8211; &#x2019;', 'a <b> & c d – ’'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['before<script>alert("1")</script>after', 'before after'],
  ['before<SCRIPT >alert(1)', 'before'],
  ['<style>p{color:red}</style>styled', 'styled'],
  ['<!-- <p>note</p> -->shown<!-- open', 'shown'],
  ['<img src=x onerror=alert(1)>picture', 'picture'],
  ['cut <a href="https', 'cut'],
  ['', ''],
])('the HTML %j is reduced to the text %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})

test('a hostile length costs no time', { timeout: 1000 }, () => {
  expect(plainText('<'.repeat(100_000))).toHaveLength(100_000)
  expect(plainText('<!--'.repeat(50_000))).toBe('')
  expect(plainText('<script>'.repeat(20_000))).toBe('')
  expect(plainText('<a '.repeat(20_000))).toBe('')
})
