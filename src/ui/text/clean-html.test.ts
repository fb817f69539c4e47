import { expect, test } from 'vitest'
import { withoutStyles } from './clean-html.ts'

test.each([
  ['<img src=x onerror=run()>', '<img src=x data-onerror=run()>'],
  // An HTML parser reads one tag up to the first `>`.
  ['<img src=x onerror=run()\n<svg onload=run()>', '<img src=x data-onerror=run()\n<svg data-onload=run()>'],
  ['<p title="a>b" onclick=run()>', '<p title="a>b" data-onclick=run()>'],
  ["<p title='a>b'style='x'>", "<p title='a>b'data-style='x'>"],
  ['<BASE href="//evil.example">', '<data-base href="//evil.example">'],
  ['<style@import "x"</style', '<style@import "x"</data-style'],
  ['<img alt="in the style of" src=x>', '<img alt="in the style of" src=x>'],
  ['<img/onerror=run()', '<img/data-onerror=run()'],
  ['<p>left on = right</p> 1 < 2 on= 3', '<p>left on = right</p> 1 < 2 on= 3'],
])('the HTML %s loses its styles and event handlers', (html, expected) => {
  expect(withoutStyles(html)).toBe(expected)
})
