import type { Page } from '@playwright/test'
import type { Row } from '#backend/memory/table.ts'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { hostileMarkup } from '#tests/support/hostile-texts.ts'
import { randomFrom } from '#tests/support/random.ts'
import { isFull, seed, sizedCount } from './full-size.ts'
import { expect, signIn, superAdmin, test } from './product.ts'
import { screensOf, withScreens } from './record-screens.ts'

/** Addresses that must never become a link, a picture, or a script, in any spelling. */
const addresses = [
  'javascript:hacked()',
  ' JaVaScRiPt:hacked()',
  'java\nscript:hacked()',
  '\u0001javascript:hacked()',
  'data:text/html,<script>hacked()</script>',
  'data:image/svg+xml,<svg onload="hacked()"/>',
  'vbscript:hacked()',
  'blob:https://evil.example/1',
  'https://user:pass@evil.example/',
]
const links = `<h2 onclick="hacked()">x</h2>${addresses
  .map((address) => `<a href='${address}'>x</a><img src='${address}' onerror='hacked()'>`)
  .join('')}`

/** Texts for the fields in turn. Fields with formatting get all texts of a round. */
const texts = hostileMarkup(isFull ? 1_000 : 50, randomFrom(seed))
const perRound = isFull ? 100 : 50
const rounds = texts.length / perRound

/** Fields with addresses, from any collection: a backend may send those of another collection too. */
const leading = ['imageUrl', 'fileUrl', 'iconUrl', 'document', 'coverImage', 'avatarUrl', 'photo']
const others = ['portfolioLink', 'resumeUrl', 'email', 'phone', 'phoneNumber', 'slug', 'author']
/** Fields that decide whether a record is shown at all. */
const kept = ['_id', 'isActive', 'status', 'createdAt', 'appliedAt', 'date', 'isRecentNews']

let turn = 0

function poisoned(row: Row, round: number): Row {
  const ofRound = texts.slice(round * perRound, (round + 1) * perRound)
  const inFields = [...addresses, ...ofRound]
  const html = `${links}${ofRound.join('\n')}`
  const fields = new Set([...Object.keys(row), ...leading, ...others].filter((name) => !kept.includes(name)))
  const evil = [...fields].map((name) => {
    turn += 1
    const text = inFields[turn % inFields.length]
    // A database requires unique slugs.
    if (name === 'slug') return [name, `${text}${turn}`]
    return [name, Array.isArray(row[name]) || name === 'gallery' ? inFields : text]
  })
  return { ...row, ...Object.fromEntries(evil), description: html, content: html, fullDescription: html }
}

const screens = Object.fromEntries(withScreens.map((name) => [name, screensOf(name)]))
const publicScreens: Partial<Record<CollectionName, string[]>> = {
  projects: ['/', '/projects', '/project/{id}'],
  services: ['/services', '/service/{id}'],
  careers: ['/careers', '/apply?jobId={id}'],
  blogs: ['/blog', '/blog-details/{id}'],
  testimonials: ['/testimonials'],
  team: ['/team', '/management-team'],
  media: ['/gallery', '/search?query=hacked'],
}

for (const hasPolicy of isFull ? [false, true] : [false]) {
  test.describe(`${hasPolicy ? 'under' : 'without'} the page’s policy`, () => {
    // Without the policy, the records must be harmless on their own.
    test.use({ bypassCSP: !hasPolicy })

    test('no record of the dashboard links anywhere but to the web, a mailbox or a phone', async ({
      page,
    }) => {
      test.setTimeout(540_000 * rounds)
      backend.settings.branding = {
        logo: addresses[0],
        favicon: addresses[4],
        socialPreviewImage: addresses[5],
      }
      backend.settings.socialMedia = { facebook: addresses[0], linkedin: addresses[4] }
      await begin(page)
      await page.goto('/dashboard')
      await signIn(page, superAdmin)
      await expect(page.getByText('Job Applications').first()).toBeVisible()
      const screen = ['/dashboard/search?query=hacked', '/dashboard/settings', '/dashboard/profile']
      for (let round = 0; round < rounds; round += 1) {
        poison(round)
        await visit(page, '/dashboard')
        for (const path of [...addressesOf(screens), ...screen]) await visit(page, path)
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: 'Find records and screens' }).fill('hacked')
        await expectHarmless(page, 'palette')
      }
      sizedCount(said('of staff’s screens', addressesOf(screens).length + 5, hasPolicy))
    })

    test('no record of a public page links anywhere but to the web, a mailbox or a phone', async ({
      page,
    }) => {
      test.setTimeout(360_000 * rounds)
      await begin(page)
      for (let round = 0; round < rounds; round += 1) {
        poison(round)
        for (const path of addressesOf(publicScreens)) await visit(page, path)
      }
      sizedCount(said('public pages', addressesOf(publicScreens).length, hasPolicy))
    })
  })
}

const said = (what: string, count: number, hasPolicy: boolean) =>
  `${texts.length} texts on ${count} ${what} ${hasPolicy ? 'with' : 'without'} the policy: none ran`

async function begin(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { hacked: () => document.documentElement.setAttribute('data-hacked', '') })
  })
}

function poison(round: number) {
  const { admins, ...tables } = backend.tables
  for (const table of Object.values(tables)) {
    for (const row of table.all()) table.change(row, poisoned(row, round))
  }
  for (const row of admins.all()) admins.change(row, { name: addresses[0] })
}

function addressesOf(pages: Partial<Record<CollectionName, string[]>>): string[] {
  // Object.entries loses the type of its keys; pages has exactly the collections.
  return (Object.entries(pages) as [CollectionName, string[]][]).flatMap(([name, paths]) =>
    paths.map((path) => path.replace('{id}', String(shown(name)?._id))),
  )
}

const shown = (name: CollectionName) =>
  backend.tables[name].all().find(({ status, isActive }) => status !== 'draft' && isActive !== false)

async function visit(page: Page, path: string) {
  const isOpen = page.url() !== 'about:blank' && new URL(page.url()).pathname !== path
  if (isOpen && !isFull) await follow(page, path)
  else await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname, 'not sent elsewhere').toBe(path.replace(/\?.*/, ''))
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  await expectHarmless(page, path)
}

/** Navigates within the app, which is faster than a page load. */
async function follow(page: Page, path: string) {
  await page.evaluate((address) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

async function expectHarmless(page: Page, where: string) {
  const found = await page.evaluate(() => {
    const names =
      'href src srcset srcdoc action formaction data poster xlink:href ping background dynsrc lowsrc'.split(
        ' ',
      )
    return [...document.querySelectorAll('body *')].flatMap((element) => [
      ...element
        .getAttributeNames()
        .filter((name) => name.startsWith('on'))
        .map((name) => `${element.tagName} ${name}`),
      ...names.flatMap((name) => {
        const written = element.getAttribute(name)
        if (written === null) return []
        const { protocol, username } = new URL(written, location.href)
        const isOurs = protocol === 'blob:' && written.startsWith(`blob:${location.origin}`)
        const isSafe = /^(?:https?|mailto|tel):$/.test(protocol) && username === ''
        return isSafe || isOurs ? [] : [`${element.tagName} ${name}=${written}`]
      }),
    ])
  })
  expect(found, where).toEqual([])
  await expect(page.locator('html[data-hacked]'), where).toHaveCount(0)
}
