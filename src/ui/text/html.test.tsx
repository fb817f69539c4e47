import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from './html.tsx'

test('without a browser there are the words and nothing else', () => {
  const html = '<h2>Notes</h2><p>5 &lt; 6<img src=x onerror=alert(1)><script>alert(2)</script></p>'
  expect(renderToStaticMarkup(<Html html={html} />)).toBe('<div class="article"><p>Notes 5 &lt; 6</p></div>')
})
