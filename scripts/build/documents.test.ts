import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withEscapedMap } from './documents.ts'

const program =
  "import('#scripts/build/documents.ts').then(({ bootScriptText }) => process.stdout.write(bootScriptText))"
/** Load it in a separate process: the test runner would transform the boot script's text. */
const { stdout: bootScriptText } = await promisify(execFile)(process.execPath, ['--eval', program])

test('the boot script is self-contained and has at most 1.44 kB with gzip', () => {
  expect(bootScriptText).toMatch(/^\(function\(\w+\)\{.*\}\)\(.*\);?$/s)
  // The boot script may fetch the page's scripts, and must need nothing else from outside.
  expect(bootScriptText).not.toMatch(/import(?!\()|export|<\/|<!--/)
  expect(() => new Function(bootScriptText)).not.toThrow()
  expect(gzipSync(bootScriptText, { level: 9 }).length).toBeLessThanOrEqual(1440)
})

test('the escaped import map keeps its entries without text that looks like a script address', () => {
  const map = { imports: { '/assets/s.js': '/assets/start.js' } }
  const html = `<script type="importmap">${JSON.stringify(map)}</script><link href="/assets/start.js">`
  const [, text = ''] = /importmap">(.*?)<\/script>/.exec(withEscapedMap(html)) ?? []
  expect(JSON.parse(text)).toEqual(map)
  // Earlier releases search the app shell for scripts like this.
  expect(withEscapedMap(html).match(/\/assets\/[\w-]+\.js/g)).toEqual(['/assets/start.js'])
})
