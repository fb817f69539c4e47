import { expect, test } from 'vitest'
import { headersFile } from '#scripts/build/host-headers.ts'

const file = headersFile({ inlineScripts: ['start()'], inlineStyles: ['p{}'] })
const headerOf = (name: string) => new RegExp(`^  ${name}: (.+)$`, 'm').exec(file)?.[1] ?? ''
const policy = new Map(
  headerOf('Content-Security-Policy')
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values] as const
    }),
)

test('browsers come back only by TLS, for two years', () => {
  const [, seconds] = /^max-age=(\d+)/.exec(headerOf('Strict-Transport-Security')) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(2 * 365 * 24 * 3600)
})

test('the policy blocks all that it does not name: plugins, base addresses, forms and framing', () => {
  for (const name of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(policy.get(name), name).toEqual(["'none'"])
})

test('the policy allows only the site’s own or hashed scripts and styles, and no text becomes either', () => {
  for (const name of ['script-src', 'style-src'])
    for (const source of policy.get(name) ?? [])
      expect(source, name).toMatch(/^'self'$|^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toHaveLength(4)
  expect(file).not.toMatch(/unsafe-|\*\s*;|http:/)
})

test('the headers prevent type guessing, framing, leaked referrers and shared windows', () => {
  expect(headerOf('X-Content-Type-Options')).toBe('nosniff')
  expect(headerOf('X-Frame-Options')).toBe('DENY')
  expect(headerOf('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headerOf('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headerOf('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headerOf('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
})
