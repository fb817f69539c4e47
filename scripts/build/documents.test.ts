import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withEscapedMap, withStart } from './documents.ts'

const program =
  "import('#scripts/build/documents.ts').then(({ bootScriptText }) => process.stdout.write(bootScriptText))"
/** Load it in a separate process: the test runner would transform the boot script's text. */
const { stdout: bootScriptText } = await promisify(execFile)(process.execPath, ['--eval', program])

test('the boot script is self-contained and has at most 1.32 kB with gzip', () => {
  expect(bootScriptText).toMatch(/^\(function\(\)\{.*\}\)\(\);?$/s)
  // The boot script may fetch the page's scripts, and must need nothing else from outside.
  expect(bootScriptText).not.toMatch(/import(?!\()|export|<\/|<!--/)
  expect(() => new Function(bootScriptText)).not.toThrow()
  expect(gzipSync(bootScriptText, { level: 9 }).length).toBeLessThanOrEqual(1320)
})

test('a boot script in several files is named by its last file, and no file runs automatically', () => {
  const html =
    '<head><title>Company</title><script type="module" crossorigin src="/assets/a.js"></script>' +
    '<script type="module" crossorigin src="/assets/b.js"></script></head>'
  const started = withStart(html)
  expect(started).toContain('<script type="application/json" id="scripts">["/assets/b.js"]</script>')
  expect(started.match(/<link rel="modulepreload" crossorigin href="\/assets\/[ab]\.js">/g)).toHaveLength(2)
  expect(started).not.toContain('type="module"')
  expect(started.indexOf('id="scripts"')).toBeLessThan(started.indexOf('<script>('))
})

test('the escaped import map keeps its entries without text that looks like a script address', () => {
  const map = { imports: { '/assets/s.js': '/assets/start.js' } }
  const html = `<script type="importmap">${JSON.stringify(map)}</script><link href="/assets/start.js">`
  const [, text = ''] = /importmap">(.*?)<\/script>/.exec(withEscapedMap(html)) ?? []
  expect(JSON.parse(text)).toEqual(map)
  // Earlier releases search the app shell for scripts like this.
  expect(withEscapedMap(html).match(/\/assets\/[\w-]+\.js/g)).toEqual(['/assets/start.js'])
})
