import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { seedCount } from '#mocks/seeded.ts'
import { admin, expect, signIn, staffTest as test } from './product.ts'

const call = (origin: string, path: string, more: RequestInit = {}) =>
  fetch(`${origin}/api/v1${path}`, {
    ...more,
    headers: { 'content-type': 'application/json', ...more.headers },
  })

const message = (fullName: string) => ({
  method: 'POST',
  body: JSON.stringify({
    fullName,
    email: 'tunde@client.example',
    phoneNumber: '+234 800 000 0199',
    service: 'general',
    message: 'Is the yard open on Saturdays?',
  }),
})

test('a visitor’s message is announced, counted and listed in an open dashboard within a second', {
  tag: '@features',
}, async ({ page, product }) => {
  await page.goto('/dashboard/contact-submissions')
  const rows = page.getByText(`of ${seedCount('contactSubmissions')}`)
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  expect((await call(product.origin, '/contact', message('Tunde Bello'))).ok).toBe(true)
  await expect(page.getByText('New contact submission')).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('menuitem', { name: 'New message received: Tunde Bello' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible()
})

test('Logout ends the session on the server, even if it has to wait for a network', {
  tag: '@features',
}, async ({ page, context, product }) => {
  const tokenOf = () => page.evaluate(() => localStorage.getItem('auth_token'))
  const statusFor = async (token: string | null) =>
    (await call(product.origin, '/dashboard', { headers: { authorization: `Bearer ${token}` } })).status
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  const first = await tokenOf()
  expect(await statusFor(first)).toBe(200)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => statusFor(first)).toBe(401)

  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  const second = await tokenOf()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await tokenOf()).toBeNull()
  expect(await statusFor(second)).toBe(200)
  await context.setOffline(false)
  await expect.poll(() => statusFor(second)).toBe(401)
})

test('a new career whose response is lost is created once, also after a reload in between', {
  tag: '@features',
}, async ({ page }) => {
  await page.goto('/dashboard/careers/new')
  await page.getByLabel('Job Title').fill('Rope Access Welder')
  await page.getByLabel('Location').fill('Warri')
  await page.getByLabel('Min').fill('100')
  await page.getByLabel('Max').fill('200')
  await page.getByLabel('Job Description').fill('Welds where no scaffold stands.')
  const save = page.getByRole('button', { name: 'Save Changes' })
  setFaults({ fault: 'lost', only: '/careers' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('save again, and it is stored once')
  expect(made()).toBe(1)
  setFaults({})
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Rope Access Welder')
  await save.click()
  await expect(page).toHaveURL(/\/dashboard\/careers$/)
  expect(made()).toBe(1)
})

const made = () => backend.tables.careers.all().filter(({ title }) => title === 'Rope Access Welder').length

test('a password link sets a new password once and is not left in the history', {
  tag: '@features',
}, async ({ page, product }) => {
  const password = 'four quiet harbour cranes'
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/If this address has an account/)).toBeVisible()
  const [link = ''] = /\/reset-password\S+/.exec(JSON.stringify(backend.internal.mails.all().at(-1))) ?? []
  const address = /^\/reset-password#[\w.~=-]+/.exec(link)?.[0] ?? ''
  expect(address).not.toBe('')
  await page.goto(address)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${product.origin}/reset-password`)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  await signIn(page, { email: admin.email, password })
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toContainText('It has been used or has expired.')
})

test('a new password from the profile signs out other devices and keeps this one signed in', {
  tag: '@features',
}, async ({ page, product }) => {
  const signed = await call(product.origin, '/auth/login', { method: 'POST', body: JSON.stringify(admin) })
  const { token }: { token: string } = await signed.json()
  const status = async () =>
    (await call(product.origin, '/dashboard', { headers: { authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(200)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const fill = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill('four quiet harbour cranes')
    await page.getByLabel('New password again').fill('four quiet harbour cranes')
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('not the one')
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password is incorrect',
  )
  await fill(admin.password)
  await expect(page.getByText(/All other devices have been signed out/)).toBeVisible()
  expect(await status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible()
})

test('a backend without optional features shows no controls for them', { tag: '@keyless' }, async ({
  page,
}) => {
  setFaults({ takesKeys: false })
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admins' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Notifications, 7 unread' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto('/forgot-password')
  await expect(page.getByText(/Nothing is sent from this page/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})
