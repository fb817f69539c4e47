import { expect, test } from 'vitest'
import { unwrapRedirect } from './redirects.ts'

const api = 'https://standards.example/api-686?part=2'
const encoded = encodeURIComponent(api)
const google = `https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=17`

test.each([
  google,
  `https://google.com.ng/url?sa=t&url=${encoded}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(google)}&data=05`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://www.youtube.com/redirect?event=video&q=${encoded}`,
])('the redirect %s leads to its target', (address) => expect(unwrapRedirect(address)).toBe(api))

test.each([
  api,
  'mailto:tenders@kelvara.example',
  '/projects',
  'https://www.google.com/search?q=https://standards.example',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?q=%E0%A4',
  'https://google.com.evil.example/url?q=https://standards.example',
  'https://',
])('the address %s stays as it is', (address) => expect(unwrapRedirect(address)).toBe(address))
