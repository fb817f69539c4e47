import { backend } from '#mocks/backend.ts'
import { visitorPages } from './every-page.ts'
import { expect, test } from './product.ts'
import { interact } from './until-hydrated.ts'

test.use({ rendersPages: true })

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its own text and that of its records without JavaScript', async ({ page }) => {
    for (const { address, heading, says, hides = [] } of visitorPages) {
      await page.goto(address)
      await expect(page.locator('h1'), address).toHaveText(heading)
      await expect(page.locator('h1'), address).toBeVisible()
      const body = page.locator('body')
      const asRead = { useInnerText: true, ignoreCase: true }
      for (const words of says) await expect(body, address).toContainText(words, asRead)
      for (const words of hides) await expect(body, address).not.toContainText(words, asRead)
    }
  })

  test('a missing record and an unknown address respond with 404 and a message', async ({ page }) => {
    expect((await page.goto('/project/nothing'))?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('There is no project at this address')
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
})

const hostile =
  '</script><script>window.broken = true</script><!-- <script> ]]> \u2028 </title><div id="root">'

test('an article of 5 MB with hostile characters is readable, and the page works', async ({ page }) => {
  const sentence = `The last sentence of a long article. ${hostile}`
  const row = backend.tables.blogs.insert({
    title: `Hot tapping ${hostile}`,
    slug: 'hot-tapping-at-length',
    description: hostile,
    content: `<p>${'A sentence of an article that somebody has pasted together. '.repeat(85_000)}</p>${sentence}`,
    status: 'published',
  })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`/blog-details/${row._id}`)
  // Evaluate in the page: a text locator would join and trim five million characters at every level.
  const isRead = () =>
    page.evaluate(() => document.querySelector('main')?.textContent.includes('The last sentence of a long'))
  await expect.poll(isRead).toBe(true)
  await expect(page.locator('h1')).toContainText('</script><script>window.broken')
  await page.getByRole('link', { name: 'Return to Blog List' }).click()
  // React must first remove five million characters.
  await expect(page.locator('h1')).toHaveText('Blog and Insights')
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(faults).toEqual([])
})

test('a campaign link or a filter link loads a document that stays readable without its scripts', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const query of ['?utm_source=mail', '?utm_source=mail&status=completed', '?gclid=1']) {
    await page.goto(`/projects${query}`)
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveText('Our Projects')
  }
})

test('partial lists of a document are fetched completely when idle, so a record opens at once', async ({
  page,
}) => {
  const whole = page.waitForResponse(/\/api\/v1\/blogs$/)
  await page.goto('/')
  await interact(page)
  await (await whole).finished()
  const card = page.getByRole('article').filter({ hasText: 'Hot tapping: what we ask' }).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  // Block the article's own response.
  await page.route(/\/api\/v1\/blogs\/\w+$/, (route) => route.abort())
  await card.click()
  await expect(page.getByRole('heading', { name: 'First: must it be hot?' })).toBeVisible()
})

test.describe('on a static host', () => {
  test.use({ rendersPages: false })

  test('a static document is hydrated at an address with a query and shows the filtered list', async ({
    page,
  }) => {
    await page.goto('/projects?client=Wavecrest%20Offshore')
    const main = page.getByRole('main')
    await expect(main.getByRole('combobox', { name: 'Client' })).toHaveValue('Wavecrest Offshore')
    await expect(main.getByRole('article').first()).toContainText('Wavecrest Offshore')
    await expect(page).toHaveURL(/client=Wavecrest/)
  })
})
