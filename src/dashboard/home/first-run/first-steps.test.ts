import { expect, test } from 'vitest'
import { firstSteps, hasOpenSteps, type SiteState } from './first-steps.ts'

const general = {
  siteName: 'Delta Pumps',
  siteUrl: '',
  adminContactEmail: '',
  phoneNumber: '+234 803 123 4567',
  email: '',
  headOfficeAddress: '1 Refinery Road, Warri',
}
const branding = { logo: '/uploads/logo.png', favicon: '', socialPreviewImage: '' }
const filled: SiteState = {
  settings: { general, branding },
  services: 1,
  projects: 2,
  team: 3,
  careers: 1,
  quoteRequests: 1,
  admins: 2,
  hasNotices: false,
  isInstalled: false,
}
const openOf = (state: SiteState) => firstSteps(state).flatMap(({ name, isDone }) => (isDone ? [] : [name]))

test('a filled site has only the steps of the device left, which do not count', () => {
  expect(openOf(filled)).toEqual(['notices', 'install'])
  expect(hasOpenSteps(firstSteps(filled))).toBe(false)
})

test('a site without a logo and without an open position is filled, too', () => {
  const state = { ...filled, careers: 0, settings: { general, branding: { ...branding, logo: '' } } }
  expect(openOf(state)).toEqual(['logo', 'job', 'notices', 'install'])
  expect(hasOpenSteps(firstSteps(state))).toBe(false)
})

test('an empty site has all steps open', () => {
  const blank = { ...general, phoneNumber: ' ' }
  const state: SiteState = {
    settings: { general: blank, branding: { ...branding, logo: '' } },
    services: 0,
    projects: 0,
    team: 0,
    careers: 0,
    quoteRequests: 0,
    admins: 1,
    hasNotices: false,
    isInstalled: false,
  }
  expect(openOf(state)).toHaveLength(10)
  expect(hasOpenSteps(firstSteps(state))).toBe(true)
})

test('a step of unknown state is left out', () => {
  expect(firstSteps({ isInstalled: true })).toEqual([{ name: 'install', isDone: true }])
  expect(hasOpenSteps(firstSteps({ isInstalled: false }))).toBe(false)
})
