import { expect, test } from 'vitest'
import { readablePhone, telHref, whatsAppHref } from './phone.ts'

test.each([
  '08031234567',
  '+234 803 123 4567',
  '2348031234567',
  '+234 (0)803-123-4567',
  '00234 803 123 4567',
  '8031234567',
  '0803/123/4567',
  '[0803] 123 4567',
  '(+234) 803 123 4567',
])('the number %s is read as a Nigerian mobile number', (phone) => {
  expect(telHref(phone)).toBe('tel:+2348031234567')
  expect(whatsAppHref(phone)).toBe('https://wa.me/2348031234567')
  expect(readablePhone(phone)).toBe('+234 803 123 4567')
})

test('a landline number keeps its own grouping', () => {
  expect(telHref('053 123 456')).toBe('tel:+23453123456')
  expect(readablePhone('053 123 456')).toBe('053 123 456')
})

test('a number of another country stays unchanged', () => {
  expect(telHref('+44 20 7946 0958')).toBe('tel:+442079460958')
  expect(readablePhone('+44 20 7946 0958')).toBe('+44 20 7946 0958')
})

test('a country code in brackets is recognised', () => {
  expect(telHref('(+44) 20 7946 0958')).toBe('tel:+442079460958')
})

test('a WhatsApp chat can start with a message', () => {
  expect(whatsAppHref('08031234567', 'Pump & motor?')).toBe(
    'https://wa.me/2348031234567?text=Pump%20%26%20motor%3F',
  )
})

test.each(['', 'N/A', '12', 'call me', '0803-CALL', '+12', '0000000000000000'])(
  'the text “%s” is no phone number',
  (phone) => {
    expect(telHref(phone)).toBeUndefined()
    expect(whatsAppHref(phone)).toBeUndefined()
    expect(readablePhone(phone)).toBeUndefined()
  },
)
