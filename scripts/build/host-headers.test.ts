import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHeaders } from '#server/http/site-headers.ts'
import { headersFile } from './host-headers.ts'

const policyOf = (text: string) =>
  new Map(
    (/Content-Security-Policy: (.+)/.exec(text)?.[1] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('the policy allows only the site’s own scripts and styles, and requires Trusted Types', () => {
  const policy = policyOf(headersFile({}))
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('style-src')).toBe("'self'")
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/)
})

test('the policy allows an inline script by its hash', () => {
  const policy = policyOf(headersFile({ inlineScripts: ['start()'] }))
  expect(policy.get('script-src')).toBe("'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
})

test('the policy names the backend and the media hosts that the build knows', () => {
  const policy = policyOf(
    headersFile({
      api: 'http://api.kelvara.example:8080/x',
      media: 'https://cdn.example/a  https://img.example',
    }),
  )
  const hosts = 'http://api.kelvara.example:8080 https://cdn.example https://img.example'
  expect(policy.get('connect-src')).toBe(`'self' ${hosts}`)
  expect(policy.get('img-src')).toBe(`'self' data: blob: ${hosts}`)
})

test('the policy leaves out an invalid host', () => {
  expect(policyOf(headersFile({ api: "'unsafe-inline'; script-src *" })).get('connect-src')).toBe(
    "'self' https:",
  )
})

test('readHeaders returns the headers of each path from a build’s file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headers-'))
  await writeFile(join(folder, '_headers'), headersFile({}))
  const headersOf = readHeaders(folder)
  expect(headersOf('/about')['X-Content-Type-Options']).toBe('nosniff')
  expect(headersOf('/about')['Cache-Control']).toBeUndefined()
  expect(headersOf('/assets/a.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
  await rm(folder, { recursive: true })
})

const hashed = headersFile({ inlineScripts: ['start()'], inlineStyles: ['p{}'] })
const headerOf = (name: string) => new RegExp(`^  ${name}: (.+)$`, 'm').exec(hashed)?.[1] ?? ''
const hashedPolicy = new Map(
  [...policyOf(hashed)].map(([name, values]) => [name, values.split(' ')] as const),
)

test('browsers come back only by TLS, for two years', () => {
  const [, seconds] = /^max-age=(\d+)/.exec(headerOf('Strict-Transport-Security')) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(2 * 365 * 24 * 3600)
})

test('the policy blocks all that it does not name: plugins, base addresses, forms and framing', () => {
  for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(hashedPolicy.get(name), name).toEqual(["'none'"])
})

test('the policy allows only the site’s own or hashed scripts and styles, and no text becomes either', () => {
  for (const name of ['script-src', 'style-src'])
    for (const source of hashedPolicy.get(name) ?? [])
      expect(source, name).toMatch(/^'self'$|^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(hashedPolicy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(hashedPolicy.get('trusted-types')).toHaveLength(4)
  expect(hashed).not.toMatch(/unsafe-|\*\s*;|http:/)
})

test('the headers prevent type guessing, framing, leaked referrers and shared windows', () => {
  expect(headerOf('X-Content-Type-Options')).toBe('nosniff')
  expect(headerOf('X-Frame-Options')).toBe('DENY')
  expect(headerOf('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headerOf('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headerOf('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headerOf('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
})
