import { createHash } from 'node:crypto'
import { importMapOf } from '#src/site/render/shell.ts'
import { expect, test } from './product.ts'

// Every test checks that nothing breaks the policy: see tests/e2e/product.ts.

test('every file is served under the security policy, including the worker and missing files', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const [, guard = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hashes = [guard, importMapOf(html)].map((text) => createHash('sha256').update(text).digest('base64'))
  for (const path of [
    '/',
    '/about',
    '/dashboard',
    '/no/such/page',
    '/sw.js',
    '/sw-off.js',
    '/no-such-file.pdf',
  ]) {
    const headers = (await page.request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain(
      `script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}';`,
    )
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
})
