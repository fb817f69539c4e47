import { expect, test } from 'vitest'
import { documentOf, importMapOf } from './shell.ts'

const html = `<html lang="en"><head>
<script type="application/json" id="scripts">{"app":["/assets/start.js","/assets/entry.js"],"background":"","dashboard":[]}</script>
<title></title>
<script type="importmap">{"imports":{"/assets/s.js":"/assets/start.js"}}</script>
<link rel="stylesheet" crossorigin href="/assets/all.css">
</head><body><div id="root"></div></body></html>`
const scripts = {
  layout: ['/assets/react.js', '/assets/start.js', '/assets/entry.js'],
  background: '/assets/background.js',
  dashboard: ['/assets/react.js', '/assets/dashboard.js'],
  routes: {
    '/about': ['/assets/react.js', '/assets/cards.js', '/assets/about.js'],
    '/blog': ['/assets/blog.js'],
  },
}
const rendering = {
  head: ['<title>About</title>'],
  body: '<h1>About</h1>',
  data: { path: '/about', search: '', savesData: false, queries: [], missing: [] },
  routes: ['/about'],
  isAnyAddress: false,
}
const text = documentOf({ html, scripts }, 'p{color:red}', rendering)

test('scripts are listed after their imports, and the entry script comes last', () => {
  const [, list = ''] = /id="scripts">(.*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(list)).toEqual({
    app: ['/assets/react.js', '/assets/start.js', '/assets/cards.js', '/assets/about.js', '/assets/entry.js'],
    background: '/assets/background.js',
    dashboard: ['/assets/dashboard.js'],
  })
})

test('a page has its own inline styles, and the full style sheet is disabled until needed', () => {
  expect(text).toContain('<style>p{color:red}</style>')
  const sheets = text.match(/<link [^>]*rel="stylesheet"[^>]*>/g)
  expect(sheets).toEqual(['<link id="sheet" disabled rel="stylesheet" crossorigin href="/assets/all.css">'])
  expect(text).not.toContain('modulepreload')
})

test('the import map occurs once, after the page text, identical to that of the app shell', () => {
  expect(text.match(/importmap/g)).toHaveLength(1)
  expect(text.indexOf('importmap')).toBeGreaterThan(text.indexOf('<h1>About</h1>'))
  expect(importMapOf(text)).toBe('{"imports":{"/assets/s.js":"/assets/start.js"}}')
  expect(importMapOf(text)).toBe(importMapOf(html))
})
