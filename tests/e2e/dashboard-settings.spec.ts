import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { holdBack } from './hold-back.ts'
import { admin, expect, signIn, staffTest as test } from './product.ts'
import { writesTo } from './writes.ts'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })

const general = {
  siteName: 'Kelvara Engineering Services',
  siteUrl: 'https://kelvara.example',
  adminContactEmail: 'webmaster@kelvara.example',
  phoneNumber: '+234 800 000 0001',
  email: 'info@kelvara.example',
  headOfficeAddress: '14 Enerhen Junction Road, Warri, Delta State, Nigeria',
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Site settings' })).toBeVisible()
  await expect(page.getByLabel('Site Name')).toHaveValue(general.siteName)
})

/** Every JSON write to the settings from now on. */
function puts(page: Page) {
  const calls: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/settings') && request.method() !== 'GET')
      calls.push([request.method(), pathname.replace('/api/v1', ''), request.postDataJSON()])
  })
  return calls
}

const save = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}` })
const saved = (page: Page, title: string) => page.getByText(`${title} saved`)

test('each section is saved alone, with exactly its call and its own dirty state', async ({ page }) => {
  const calls = puts(page)
  for (const title of [
    'General Info',
    'Branding & Appearance',
    'Social Media Links',
    'Contact Details',
    'SEO Settings',
  ])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByLabel('Site Name').fill('Kelvara')
  await page.getByLabel('Phone Number').fill('+234 800 000 0009')
  await expect(page.getByText('Unsaved changes')).toHaveCount(2)
  await save(page, 'General Info').dblclick()
  await expect(saved(page, 'General Info')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(1)
  await save(page, 'Contact Details').click()
  await expect(saved(page, 'Contact Details')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByLabel('Instagram').fill('https://instagram.example/kelvara')
  await save(page, 'Social Media Links').click()
  await expect(saved(page, 'Social Media Links')).toBeVisible()
  await page.getByLabel('Google Analytics ID').fill('G-123')
  await save(page, 'SEO Settings').click()
  await expect(saved(page, 'SEO Settings')).toBeVisible()
  await expect
    .poll(() => calls)
    .toEqual([
      ['PUT', '/settings/general', { ...general, siteName: 'Kelvara' }],
      ['PUT', '/settings/general', { ...general, siteName: 'Kelvara', phoneNumber: '+234 800 000 0009' }],
      [
        'PUT',
        '/settings/social',
        {
          facebook: 'https://facebook.example/kelvara',
          linkedin: 'https://linkedin.example/company/kelvara',
          instagram: 'https://instagram.example/kelvara',
          twitterX: 'https://x.example/kelvara',
        },
      ],
      [
        'PUT',
        '/settings/seo',
        {
          metaTitle: await page.getByLabel('Meta Title').inputValue(),
          metaDescription: await page.getByLabel('Meta Description').inputValue(),
          googleAnalyticsId: 'G-123',
        },
      ],
    ])
  await page.reload()
  await expect(page.getByLabel('Site Name')).toHaveValue('Kelvara')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+234 800 000 0009')
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})

test('two sections of one call, saved at the same time, lose nothing; nor what somebody else changed', async ({
  page,
}) => {
  const calls = puts(page)
  backend.settings.general = { ...backend.settings.general, siteUrl: 'https://new.example' }
  await page.getByLabel('Phone Number').fill('1234567')
  await page.getByLabel('Site Name').fill('Kelvara')
  const answer = await holdBack(page, /settings\/general/)
  await save(page, 'Contact Details').click()
  await save(page, 'General Info').click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toHaveCount(2)
  answer()
  await expect(saved(page, 'General Info')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect
    .poll(() => calls[0])
    .toEqual([
      'PUT',
      '/settings/general',
      { ...general, siteUrl: 'https://new.example', phoneNumber: '1234567' },
    ])
  expect(backend.settings.general).toMatchObject({ siteName: 'Kelvara', phoneNumber: '1234567' })
})

test('only the chosen pictures are sent; they are seen before and after', async ({ page }) => {
  const calls = await writesTo(page, '/settings')
  const logo = page.getByRole('img', { name: 'Logo of the site' })
  const preview = page.getByRole('img', { name: 'Social media preview' })
  await expect(logo).toHaveAttribute('src', /\/uploads\/logo\.svg$/)
  await expect(preview).toHaveAttribute('src', /\/uploads\/social-preview\.jpg$/)
  await save(page, 'Branding & Appearance').click()
  await expect(page.getByRole('alert')).toHaveText('Choose a picture first.')
  expect(calls).toEqual([])
  await page.getByLabel('Logo').setInputFiles(picture('mark.png'))
  await expect(logo).toHaveAttribute('src', /^blob:/)
  await page.getByLabel('Social Media Preview').setInputFiles(picture('share.png'))
  await save(page, 'Branding & Appearance').click()
  await expect(saved(page, 'Branding & Appearance')).toBeVisible()
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'PUT /api/v1/settings/branding',
        [
          ['logo', 'mark.png'],
          ['socialMediaPreview', 'share.png'],
        ],
      ],
    ])
  await expect(logo).toHaveAttribute('src', /mark\.png$/)
  await expect(preview).toHaveAttribute('src', /share\.png$/)
  await expect(page.getByRole('img', { name: 'Favicon of the site' })).toHaveAttribute('src', /favicon\.svg$/)
  await page.getByLabel('Favicon').setInputFiles(picture('tiny.png'))
  await save(page, 'Branding & Appearance').click()
  await expect(page.getByRole('img', { name: 'Favicon of the site' })).toHaveAttribute('src', /tiny\.png$/)
  await expect.poll(() => calls[1]).toEqual(['PUT /api/v1/settings/branding', [['favicon', 'tiny.png']]])
})

test('large pictures tell how far they are, and can be stopped without losing them', async ({ page }) => {
  setWeather({ delay: [4000, 4000], only: 'PUT /settings/branding' })
  const large = Buffer.concat([Buffer.from(dot, 'base64'), Buffer.alloc(2_000_000)])
  await page.getByLabel('Social Media Preview').setInputFiles({ ...picture('large.png'), buffer: large })
  await save(page, 'Branding & Appearance').click()
  const upload = page.getByRole('region', { name: 'Saving the pictures' })
  await expect(upload.getByRole('progressbar')).toBeVisible()
  await upload.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Stopped. Nothing was saved, and your entries are still here.',
  )
  await expect(upload).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Social media preview' })).toHaveAttribute('src', /^blob:/)
})

const sections = [
  ['General Info', 'Site Name', 'Failed to update general settings'],
  ['Social Media Links', 'Facebook', 'Failed to update social media settings'],
  ['Contact Details', 'Head Office Address', 'Failed to update general settings'],
  ['SEO Settings', 'Meta Title', 'Failed to update SEO settings'],
] as const

for (const [title, label, fallback] of sections) {
  test(`${title}: a failure is said in its own banner, and the entry is kept`, async ({ page }) => {
    await page.getByLabel(label).fill('Changed')
    const answers = [
      [{ status: 422, json: { message: 'That will not do' } }, 'That will not do'],
      [{ status: 500, json: {} }, 'Request failed with status 500'],
      [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, fallback],
      ['drop', fallback],
    ] as const
    for (const [answer, said] of answers) {
      await page.route('**/api/v1/settings/*', (route) =>
        answer === 'drop' ? route.abort('connectionreset') : route.fulfill(answer),
      )
      await save(page, title).click()
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(1)
      await page.unroute('**/api/v1/settings/*')
    }
    await expect(page.getByLabel(label)).toHaveValue('Changed')
    await save(page, title).click()
    await expect(saved(page, title)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('pictures that are refused stay chosen', async ({ page }) => {
  await page.getByLabel('Favicon').setInputFiles(picture('tiny.png'))
  await page.route('**/api/v1/settings/branding', (route) => route.abort('connectionreset'))
  await save(page, 'Branding & Appearance').click()
  await expect(page.getByRole('alert')).toHaveText('Failed to update branding settings')
  await page.unroute('**/api/v1/settings/branding')
  await save(page, 'Branding & Appearance').click()
  await expect(saved(page, 'Branding & Appearance')).toBeVisible()
})

test('an address that is none is refused before it is sent', async ({ page }) => {
  const calls = puts(page)
  await page.getByLabel('Admin Contact Email').fill('webmaster')
  await save(page, 'General Info').click()
  await expect(page.getByRole('alert')).toContainText('Give an e-mail address or leave it empty')
  expect(calls).toEqual([])
})

test('leaving with something unsaved asks first; it is offered back, also after the session expired', async ({
  page,
}) => {
  await page.getByLabel('Meta Title').fill('Engineers')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects$/)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Meta Title')).toHaveValue('Engineers')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Meta Title')).toHaveValue(/^Kelvara/)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  await page.getByLabel('Meta Title').fill('Engineers')
  setWeather({ sky: 'unauthorized', only: 'PUT /settings' })
  await save(page, 'SEO Settings').click()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  setWeather({})
  await signIn(page, admin)
  await expect(page.getByLabel('Meta Title')).toHaveValue('Engineers')
  await save(page, 'SEO Settings').click()
  await expect(saved(page, 'SEO Settings')).toBeVisible()
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})

test('settings that cannot be fetched say why; odd ones are fields that can be filled', async ({ page }) => {
  await page.route('**/api/v1/settings', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Request failed with status 500')
  await page.unroute('**/api/v1/settings')
  await page.route('**/api/v1/settings', (route) =>
    route.fulfill({ json: { data: { general: null, branding: { logo: 'javascript:alert(1)' }, seo: [] } } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Site Name')).toHaveValue('')
  await expect(page.locator('[src^="javascript:"]')).toHaveCount(0)
})

test('nothing sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
