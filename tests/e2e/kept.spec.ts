import { expect, test } from '@playwright/test'
import { seeds } from '#mocks/seeds/index.ts'
import { examples } from '#tests/contract/examples.ts'
import { type DemoServer, startDemoServer } from '#tests/support/server.ts'
import { signIn, superAdmin } from './product.ts'
import { fillQuote } from './quote-form.ts'

/** These tests use the real server, whose writes persist. */
let server: DemoServer
test.beforeAll(async () => {
  server = await startDemoServer()
})
test.afterAll(() => server[Symbol.asyncDispose]())

test.describe('a visitor without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an offline quote request survives a killed server and a restored backup, and staff read it', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/quote`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await server.kill()
    await page.context().setOffline(true)
    await fillQuote(page, 'Kept Yard')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(
      page.getByText('Saved on this device. It will be sent when you are online.').first(),
    ).toBeVisible()

    await server.startAgain()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await server.kill()
    await server.startAgain()
    await server.restoreFromBackup()

    await page.goto(`${server.origin}/dashboard/quote-requests`)
    await signIn(page)
    await page.getByRole('link', { name: /Kept Yard/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  })
})

test('a follow-up mark survives a killed server and is visible to all staff', async ({ page }) => {
  const body = examples.quoteRequests.input('Answered Yard')
  expect((await call('/demo', { body })).status).toBe(201)
  await page.goto(`${server.origin}/dashboard/quote-requests`)
  await signIn(page)
  await page.getByRole('link', { name: /Answered Yard/ }).click()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  const answered = page.getByRole('button', { name: 'Mark as not answered' })
  await expect(answered).toBeVisible()
  // The mark is stored on the server for all staff, not only on this device.
  await expect.poll(answersKept).toHaveLength(1)
  await server.kill()
  await server.startAgain()
  expect(await answersKept()).toHaveLength(1)
  await page.reload()
  await expect(answered).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a session survives a server restart and ends with the sign-out', async ({ page }) => {
  await page.goto(`${server.origin}/dashboard/careers`)
  await signIn(page)
  await expect(page.getByRole('link', { name: 'New career' }).or(page.getByRole('table'))).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  expect(await server.stop()).toBe(0)
  await server.startAgain()
  expect(await statusWith(token)).toBe(200)
  // The page may just reload automatically, because a file was missing while the server was gone.
  await expect(async () => void (await page.reload())).toPass()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => statusWith(token)).toBe(401)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages without JavaScript show a record that has just been created', async ({ page }) => {
    const title = 'Commissioning engineer, night shift'
    await page.goto(`${server.origin}/careers`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const written = page.getByRole('heading', { name: title })
    await expect(written).toHaveCount(0)

    const token = await tokenOf(superAdmin)
    const career = {
      title,
      location: 'Warri',
      base: 'on-site',
      description: 'Starts up what others have built.',
      priceRangeMin: 100,
      priceRangeMax: 200,
    }
    expect((await call('/careers', { token, body: career })).status).toBeLessThan(300)
    await page.reload()
    await expect(written).toBeVisible()
  })
})

test('visitors get no drafts by page, list or search', async () => {
  const articles = seeds.blogs(new Date()) as { title: string; status: string; slug: string }[]
  const isDraft = ({ status }: { status: string }) => status === 'draft'
  const [draft] = articles.filter(isDraft)
  const [published] = articles.filter(({ status }) => status === 'published')
  const read = async (path: string) => (await fetch(server.origin + path)).text()
  for (const path of [
    '/blog',
    '/api/v1/blogs',
    `/search?query=${encodeURIComponent(String(published?.title))}`,
  ])
    expect(await read(path), path).toContain(published?.title)
  for (const path of ['/blog', '/api/v1/blogs', `/search?query=${encodeURIComponent(String(draft?.title))}`])
    expect((await read(path)).replaceAll(encodeURIComponent(String(draft?.title)), ''), path).not.toContain(
      draft?.slug,
    )
})

async function tokenOf(account: { email: string; password: string }): Promise<string> {
  const answer = await call('/auth/login', { body: account })
  expect(answer.status).toBe(200)
  const { token }: { token: string } = await answer.json()
  return token
}

function call(path: string, { token, body }: { token?: string; body?: object }) {
  return fetch(`${server.origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Returns the server's follow-ups. */
async function answersKept(): Promise<object[]> {
  const { answers }: { answers: object[] } = await (
    await call('/answers', { token: await tokenOf(superAdmin) })
  ).json()
  return answers
}

async function statusWith(token: string | null): Promise<number> {
  return (await call('/demo', { token: token ?? '' })).status
}
