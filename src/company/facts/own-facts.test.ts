import { describe, expect, test } from 'vitest'
import { defaultFacts } from '#src/company/company.ts'
import { siteValues } from '#src/contract/site/record.ts'
import { ownFacts, shortNameOf } from './own-facts.ts'

const factsOf = (values: object) => ownFacts({ ...siteValues.missing, ...values }, defaultFacts)

test('empty settings, and the defaults themselves, replace nothing', () => {
  const { name, phones, emails, address } = defaultFacts
  expect(factsOf({})).toEqual({})
  expect(
    factsOf({
      siteName: ` ${name} `,
      phoneNumber: phones[0],
      email: emails[0],
      headOfficeAddress: address.join(', '),
    }),
  ).toEqual({})
})

test('an own name replaces the short name, the initials, the drawn logo and the drawn link preview', () => {
  expect(factsOf({ siteName: 'Delta Plant Works Engineering Ltd' })).toEqual({
    name: 'Delta Plant Works Engineering Ltd',
    shortName: 'Delta Plant Works',
    initials: 'DPW',
    hasDrawnLogo: false,
    hasDrawnIcons: false,
    picture: expect.stringMatching(/^\/pictures\//),
  })
  expect(factsOf({ siteName: 'Ọlá & Sons', socialPreviewImage: '/uploads/ola.png' })).toMatchObject({
    initials: 'ỌS',
    picture: '/uploads/ola.png',
  })
})

test.each([
  ['Engineering Partners', 'Engineering Partners'],
  ['Niger Works (Nigeria) Limited', 'Niger Works'],
  ['Bello', 'Bello'],
])('the short name of %s is %s', (name, shortName) => {
  expect(shortNameOf(name)).toBe(shortName)
})

test('several phone numbers and e-mail addresses are separated by commas, and the first ones stand alone elsewhere', () => {
  expect(
    factsOf({ phoneNumber: '+234 803 1, +234 803 2', email: 'hello@own.example; jobs@own.example' }),
  ).toEqual({
    phones: ['+234 803 1', '+234 803 2'],
    whatsApp: '+234 803 1',
    emails: ['hello@own.example', 'jobs@own.example'],
    quotesEmail: 'jobs@own.example',
    accountsEmail: 'hello@own.example',
  })
})

describe('an own address', () => {
  test.each([
    [
      'Plot 7, Trans Amadi, Port Harcourt, Rivers State, Nigeria',
      'Plot 7, Trans Amadi',
      'Port Harcourt',
      'Rivers State',
    ],
    ['5 Marina Road, Lagos, Nigeria', '5 Marina Road', 'Lagos', 'Lagos'],
    ['Lagos', 'Lagos', 'Lagos', 'Lagos'],
  ])(
    '%s has street, city and state, and is not on the drawn map',
    (headOfficeAddress, street, city, state) => {
      expect(factsOf({ headOfficeAddress })).toEqual({
        address: headOfficeAddress.split(', '),
        street,
        city,
        state,
        coordinates: '',
      })
    },
  )

  test('the last line of another country is its name', () => {
    expect(factsOf({ headOfficeAddress: '1 Ring Road, Tema, Greater Accra, Ghana' })).toMatchObject({
      city: 'Tema',
      state: 'Greater Accra',
      country: { name: 'Ghana', code: '' },
    })
  })
})

test('saved links to social media replace all four, and an empty one hides its icon', () => {
  expect(factsOf({ hasSocialMedia: true, linkedin: 'https://linkedin.example/own' })).toEqual({
    socialLinks: [{ network: 'LinkedIn', href: 'https://linkedin.example/own' }],
  })
})

test('the address of the site is its origin', () => {
  expect(factsOf({ siteUrl: 'https://own.example/path/' })).toEqual({ url: 'https://own.example' })
  expect(factsOf({ siteUrl: '/own' })).toEqual({})
})
