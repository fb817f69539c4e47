import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { holdBack } from './hold-back.ts'
import { admin, expect, signIn, staffTest as test } from './product.ts'

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
