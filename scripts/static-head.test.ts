import { expect, test } from 'vitest'
import { canonicalOf, fileOf, headOf, withHead, withoutAddress } from './static-head.ts'

const page =
  '<html lang="en"><head><link rel="preload" as="image" href="/a.svg"/><title>Pumps &amp; valves</title>' +
  '<meta property="og:url" content="https://x.example/p"/><link rel="canonical" href="https://x.example/p?a&amp;b"/></head>' +
  '<body><main>$& text</main><script type="application/ld+json">{"a":"$1"}</script></body></html>'

test('a page’s head is its title, its tags and its JSON-LD, not what React loads in advance', () => {
  expect(headOf(page)).toEqual([
    '<title>Pumps &amp; valves</title>',
    '<meta property="og:url" content="https://x.example/p"/>',
    '<link rel="canonical" href="https://x.example/p?a&amp;b"/>',
    '<script type="application/ld+json">{"a":"$1"}</script>',
  ])
  expect(canonicalOf(headOf(page))).toBe('https://x.example/p?a&b')
})

test('it takes the place of the shell’s title, marked so that the page can remove it', () => {
  const shell = '<head><title data-static>Shell</title></head>'
  expect(withHead(shell, headOf(page), '<link rel="alternate">').split(/\n\s*/)).toEqual([
    '<head><title data-static>Pumps &amp; valves</title>',
    '<meta data-static property="og:url" content="https://x.example/p"/>',
    '<link data-static rel="canonical" href="https://x.example/p?a&amp;b"/>',
    '<script data-static type="application/ld+json">{"a":"$1"}</script>',
    '<link rel="alternate"></head>',
  ])
  expect(withHead(shell, [], '<link rel="alternate">')).toContain('Shell')
})

test('what answers unknown addresses names none', () => {
  expect(withoutAddress(headOf(page)).join('')).not.toContain('https://x.example')
})

test.each([
  ['/', 'index.html'],
  ['/about', 'about/index.html'],
  ['/project/66c0_A-1', 'project/66c0_A-1/index.html'],
  ['/project/a%2F..%2Fb', undefined],
  ['/project/..', undefined],
  ['/project/a.b', undefined],
  ['/project/', undefined],
  [`/project/${'a'.repeat(255)}`, `project/${'a'.repeat(255)}/index.html`],
  // No file system takes a longer name.
  [`/project/${'a'.repeat(256)}`, undefined],
])('%s lies in %s', (address, file) => {
  expect(fileOf(address)).toBe(file)
})
