import { describe, expect, it } from 'vitest'
import { isPictureAddress, isWebOrMail } from './addresses.ts'

describe('a link', () => {
  it.each([
    'https://standards.example/api-686',
    'http://client.example',
    'HTTPS://CLIENT.EXAMPLE/a?b=c#d',
    'mailto:tenders@kelvara.example',
    'mailto:tenders@kelvara.example?subject=Jetty',
  ])('a link may lead to %s', (address) => expect(isWebOrMail(address)).toBe(true))

  it.each([
    '',
    'client.example',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'tel:+2348000000001',
    '/projects',
    '//evil.example',
    'https://',
    'https://user:word@client.example',
    'https://two words.example',
    'mailto:nobody',
  ])('a link may not lead to %j', (address) => expect(isWebOrMail(address)).toBe(false))
})

describe('a picture', () => {
  it.each(['https://pictures.example/weld.webp', '/uploads/weld.webp'])(
    'a picture may come from %s',
    (address) => expect(isPictureAddress(address)).toBe(true),
  )

  it.each([
    '',
    'weld.webp',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'data:image/png;base64,x',
    'blob:x',
  ])('a picture may not come from %j', (address) => expect(isPictureAddress(address)).toBe(false))
})
