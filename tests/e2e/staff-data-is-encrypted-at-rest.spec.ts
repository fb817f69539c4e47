import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { createMemoryCounters } from '#backend/memory/counters.ts'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { mountSmallDisk, type SmallDisk } from '#tests/reliability/small-disk.ts'
import { below, randomFrom } from '#tests/support/random.ts'
import { isFull, seed, sizedCount } from './full-size.ts'
import { ownChromium } from './own-chromium.ts'
import { admin, expect, readyForOffline, signIn, superAdmin, test } from './product.ts'
import { rowsOnDevice, savedStaffData, untilOnDisk } from './saved-data.ts'

test.use({ serviceWorkers: 'allow' })

const inboxes = [
  {
    path: '/dashboard/quote-requests',
    table: 'quoteRequests',
    heading: 'Quote Request Details',
    fields: ['companyName', 'firstName', 'email', 'message'],
  },
  {
    path: '/dashboard/contact-submissions',
    table: 'contactSubmissions',
    heading: 'Contact Details',
    fields: ['fullName', 'email', 'message'],
  },
  {
    path: '/dashboard/applications',
    table: 'applications',
    heading: 'Application Details',
    fields: ['applicantName', 'email', 'coverLetter'],
  },
] as const
const [quotes, , applications] = inboxes
const hour = 60 * 60_000

test('Logout in one of three tabs leaves no staff data on any screen, in memory or on the disk', async ({
  page,
  context,
  product,
}) => {
  await page.goto(quotes.path)
  await signIn(page)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(product.origin + (inboxes[index]?.path ?? ''))
    await expect(tab.locator('tbody a').first()).toBeVisible()
  }
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Logout' }).click()
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/login/)))
  for (const tab of tabs) await expect(tab.locator('tbody')).toHaveCount(0)
  expect(await savedStaffData(context, product.origin)).toMatchObject({ answers: 0, hasKey: false })
  const kept = await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('admin')])
  expect(kept).toEqual([null, null])
})

test('Logout deletes the drafts, and another person gets none from an expired session', async ({ page }) => {
  const title = page.getByLabel('Job Title')
  await page.goto('/dashboard/careers/new')
  await signIn(page)
  await title.fill('Rigger, night shift')
  setFaults({ fault: 'unauthorized' })
  await page.reload()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  setFaults({})
  await signIn(page)
  await expect(page.getByText(/^You have an unsaved draft/)).toBeVisible()
  await page.goto('/dashboard/profile')
  setFaults({ fault: 'unauthorized' })
  await page.goto(quotes.path)
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  setFaults({})
  for (const [person, draft] of [
    [superAdmin, 'Of the second'],
    [superAdmin, 'Of the second, again'],
  ] as const) {
    await page.goto('/login?redirect=/dashboard/careers/new')
    await signIn(page, person)
    await expect(title).toHaveValue('')
    await expect(page.getByText(/unsaved draft/)).toHaveCount(0)
    await title.fill(draft)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
})

test('two hundred planted values are in no file of the browser profile, before and after Logout', async ({
  product,
}) => {
  test.slow()
  const planted = plant(200)
  const device = await ownChromium()
  try {
    const page = await firstPage(await device.start())
    await page.goto(product.origin + quotes.path)
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    for (const { path, heading } of inboxes) {
      await page.goto(product.origin + path)
      await expect(page.locator('tbody').getByText(/^mark/).first()).toBeVisible()
      await page.locator('tbody a').first().click()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await page.getByRole('button', { name: /^Keep on this device/ }).click()
    await expect(page.getByText(/^Kept on this device/)).toBeVisible()
    for (const { table, fields } of inboxes) {
      const row = backend.tables[table].all().at(-1)
      await untilOnDisk(page, String(row?.[fields[0]]))
    }
    // The session is in localStorage unencrypted, so this proves that the search works.
    await expect.poll(() => device.readable([admin.email])).not.toEqual([])
    expect(await device.readable(planted)).toEqual([])
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await device.readable(planted)).toEqual([])
    await device.kill()
    expect(await device.readable(planted)).toEqual([])
  } finally {
    await device.remove()
  }
})

const [kills, tabs] = isFull ? [80, 3] : [3, 1]

test('a browser that is killed after Logout starts signed out, whether or not the records are deleted yet', async ({
  product,
}) => {
  if (isFull) test.setTimeout(3_600_000)
  const random = randomFrom(seed)
  const planted = isFull ? plant(200) : []
  const device = await ownChromium()
  try {
    let page = await firstPage(await device.start())
    await page.goto(product.origin + quotes.path)
    for (let number = 0; number < kills; number += 1) {
      // Reset the limits: eighty sign-ins within minutes would be slowed down.
      backend.counters = createMemoryCounters()
      await signIn(page)
      await expect(page.locator('tbody a').first()).toBeVisible()
      for (let tab = 1; tab < tabs; tab += 1) {
        const other = await page.context().newPage()
        await other.goto(product.origin + (inboxes[tab]?.path ?? ''))
        await expect(other.locator('tbody a').first()).toBeVisible()
      }
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/login/)
      const kept = () => savedStaffData(page.context(), product.origin)
      if (number % 3 === 1) await expect.poll(kept).toMatchObject({ answers: 0, hasKey: false })
      // Kill at a random time, while other tabs and the disk are still being cleared.
      else if (isFull) await pause(below(300, random))
      await device.kill()
      expect(await device.readable(planted)).toEqual([])
      page = await firstPage(await device.start())
      const calls: string[] = []
      page.on('request', (request) => {
        // A sign-out that did not reach the server before the end is sent now.
        const isSignOut = request.url().endsWith('/auth/logout')
        if (request.headers().authorization && !isSignOut) calls.push(request.url())
      })
      await page.goto(product.origin + quotes.path)
      await expect(page.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
      expect(calls).toEqual([])
    }
    sizedCount(
      `${kills} browsers with ${tabs} tabs killed after Logout: each came back signed out, none of ${planted.length} planted values in any file of the profile`,
    )
  } finally {
    await device.remove()
  }
})

// A small disk needs Linux, and namespaces that not every machine allows.
if (isFull)
  for (const seconds of [0, 3, 12])
    test(`a sign-out on a full disk holds although the browser is killed ${seconds} s later`, async ({
      product,
    }) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'small-'))
      await using disk = await mountSmallDisk(folder, 400)
      const device = await ownChromium({ before: disk.before, folder })
      try {
        let page = await firstPage(await device.start())
        await page.goto(product.origin + quotes.path)
        await signIn(page)
        await expect(page.locator('tbody a').first()).toBeVisible()
        const filling = fillUntilStopped(disk)
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(/\/login/)
        await pause(seconds * 1_000)
        await device.kill()
        await filling.stop()
        await disk.free()
        page = await firstPage(await device.start())
        await page.goto(product.origin + quotes.path)
        await expect(page.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
      } finally {
        await device.remove()
      }
    })

/** Fills the disk as another program would, using every byte that is freed. */
function fillUntilStopped(disk: SmallDisk) {
  let isStopped = false
  const filling = (async () => {
    while (!isStopped) {
      await disk.fill()
      await pause(5)
    }
  })()
  return {
    stop: () => {
      isStopped = true
      return filling
    },
  }
}

test('Logout deletes the addresses of staff’s pictures, and the next page those that a killed browser left', async ({
  page,
}) => {
  const signInWithPictures = async () => {
    await page.goto('/dashboard/media')
    await signIn(page)
    await expect.poll(() => pictureAddresses(page)).not.toEqual({ cached: [], noted: [] })
    await readyForOffline(page)
  }
  const none = { cached: [], noted: [] }
  const hasDashboard = () => page.evaluate(() => caches.has('staff-files'))
  await page.goto('/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await signInWithPictures()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The dashboard's files go last. Reading the addresses before that would create their cache again.
  await expect.poll(hasDashboard, { timeout: 1_000 }).toBe(false)
  expect(await pictureAddresses(page)).toEqual(none)

  await signInWithPictures()
  await page.evaluate(() => {
    for (const name of ['auth_token', 'admin']) localStorage.removeItem(name)
  })
  // A page of visitors without pictures of its own.
  await page.goto('/my-messages')
  await expect.poll(hasDashboard).toBe(false)
  expect(await pictureAddresses(page)).toEqual(none)
})

test('a page restored from the back-forward cache is not shown after a sign-out', async ({
  page,
  context,
  product,
}) => {
  await page.goto(quotes.path)
  await signIn(page)
  await expect(page.locator('tbody a').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(product.origin + quotes.path)
  await expect(other.locator('tbody a').first()).toBeVisible()
  // A page receives no event for its own removal, like a cached page for removals in other tabs.
  await other.evaluate(() => localStorage.removeItem('auth_token'))
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(other.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
})

test('cached lists and details open cold without the server for 72 hours, with a warning a day before', async ({
  page,
  context,
  product,
}) => {
  test.slow()
  await page.goto(quotes.path)
  await signIn(page)
  const details: string[] = []
  for (const { path } of inboxes) {
    await page.goto(product.origin + path)
    const address = (await page.locator('tbody a').first().getAttribute('href')) ?? ''
    await untilOnDisk(page, address.split('/').at(-1) ?? '')
    details.push(address)
  }
  await readyForOffline(page)
  setFaults({ fault: 'unauthorized' })
  await page.close()
  await product.stop()
  const start = Date.now()
  const cold = await context.newPage()
  for (const [index, { path, heading }] of inboxes.entries()) {
    await cold.goto(product.origin + details[index])
    await expect(cold.getByRole('heading', { name: heading })).toBeVisible()
    await expect(cold.getByText(/^Saved /).first()).toBeVisible()
    await cold.goto(product.origin + path)
    await expect(cold.locator('tbody a').first()).toBeVisible()
    expect(await cold.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
  }
  const at = async (hours: number) => {
    await cold.clock.setFixedTime(start + hours * hour)
    await cold.goto(product.origin + quotes.path)
  }
  await at(40)
  await expect(cold.locator('tbody a').first()).toBeVisible()
  await expect(cold.getByText(/Saved records can be read/)).toHaveCount(0)
  await at(60)
  await expect(cold.locator('tbody a').first()).toBeVisible()
  await expect(cold.getByText(/Saved records can be read on this device until \w+day/)).toBeVisible()
  await at(73)
  await expect(cold.getByText(/Saved records can be read for 72 hours without the server/)).toBeVisible()
  await expect(cold.getByText('This is not on this device yet')).toBeVisible()
  await at(1)
  await expect(cold.getByText('This is not on this device yet')).toBeVisible()
  expect(await cold.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
  await product.startAgain()
  setFaults({})
  await cold.getByRole('button', { name: 'Try again' }).first().click()
  await expect(cold.locator('tbody a').first()).toBeVisible()
})

test('a pinned resume shows its size, opens without a server, is in no cache and is deleted at Logout', async ({
  page,
  context,
  product,
}) => {
  const tokens: (string | undefined)[] = []
  context.on('request', (request) => {
    if (/\/uploads\/[^?]*resume/.test(request.url())) tokens.push(request.headers().authorization)
  })
  await page.goto(applications.path)
  await signIn(page)
  await page.locator('tbody a').first().click()
  await page.getByRole('button', { name: /^Keep on this device \([\d.]+ [KM]B\)$/ }).click()
  await expect(page.getByText(/^Kept on this device · [\d.]+ [KM]B$/)).toBeVisible()
  expect(tokens.length).toBeGreaterThan(1)
  expect(tokens.filter(Boolean)).toEqual([])
  const detail = page.url()
  await page.goto(applications.path)
  await expect(page.getByText('Resume on this device')).toHaveCount(1)
  await readyForOffline(page)
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(0)
  await product.stop()
  await page.goto(detail)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy' }).click()
  const stream = await (await downloading).createReadStream()
  const [first] = await stream.take(1).toArray()
  expect(String(first).slice(0, 5)).toBe('%PDF-')
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => /resume|^\/api\//.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await keptRows(page)).toBe(0)
})

test('broken IndexedDB connections are reopened once', async ({ page, context, product }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype
    let broken = 0
    IDBDatabase.prototype.transaction = function (...call) {
      const isFirst = this.name === 'staff' && broken < 1
      if (isFirst) broken += 1
      if (isFirst) throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return transaction.apply(this, call)
    }
  })
  await page.goto(quotes.path)
  await signIn(page)
  await expect(page.locator('tbody a').first()).toBeVisible()
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(0)
  await expect(page.getByText('This browser does not let the site save anything')).toHaveCount(0)
})

test('a full disk drops public data and keeps the data of staff', async ({ page, context, product }) => {
  await page.goto('/projects')
  await expect.poll(() => publicAnswers(page)).toBeGreaterThan(1)
  await page.addInitScript(() => {
    const { put, delete: remove } = IDBObjectStore.prototype
    const { transaction } = IDBDatabase.prototype
    let isOpen = false
    let isFull = true
    IDBObjectStore.prototype.put = function (...call) {
      isOpen ||= call[1] === 'lease'
      return put.apply(this, call)
    }
    IDBObjectStore.prototype.delete = function (...call) {
      if (this.transaction.db.name === 'saved-visitor') isFull = false
      return remove.apply(this, call)
    }
    IDBDatabase.prototype.transaction = function (...call) {
      const isRefused = isOpen && isFull && this.name === 'staff' && call[1] === 'readwrite'
      if (isRefused) throw new DOMException('', 'QuotaExceededError')
      return transaction.apply(this, call)
    }
  })
  await page.goto(quotes.path)
  // The public page is closed: it writes no more.
  const before = await publicAnswers(page)
  await signIn(page)
  await expect(page.locator('tbody a').first()).toBeVisible()
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(0)
  expect(await publicAnswers(page)).toBeLessThan(before)
})

/** Writes unique marks into every text field of the inboxes. */
function plant(count: number): string[] {
  const planted: string[] = []
  for (const { table, fields } of inboxes) {
    for (const row of backend.tables[table].all()) {
      const marks = fields.map((field) => {
        const mark = `mark${crypto.randomUUID().replaceAll('-', '')}`
        planted.push(mark)
        return [field, field === 'email' ? `${mark}@mail.example` : `${mark} planted`]
      })
      backend.tables[table].change(row, Object.fromEntries(marks))
    }
  }
  expect(planted.length).toBeGreaterThanOrEqual(count)
  return planted
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}

const keptRows = (page: Page) => rowsOnDevice(page, 'staff', 'files')
const publicAnswers = (page: Page) => rowsOnDevice(page, 'saved-visitor')

/**
 * Returns the addresses of uploaded pictures on the device, in file caches and in the worker's notes of their use, without
 * the site's own logo and icon, which visitors' pages show.
 */
function pictureAddresses(page: Page): Promise<{ cached: string[]; noted: string[] }> {
  return page.evaluate(async () => {
    const { logo, favicon } = JSON.parse(localStorage.getItem('site-facts') ?? '{}')
    const ofSite = [logo, favicon].filter(Boolean)
    const uploads = (addresses: string[]) =>
      addresses.filter(
        (address) => address.includes('/uploads/') && !ofSite.some((own) => address.includes(own)),
      )
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url)
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'workbox-expiration'))
      return { cached: uploads(cached), noted: [] }
    const noted = await new Promise<IDBValidKey[]>((resolve) => {
      const opening = indexedDB.open('workbox-expiration')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAllKeys()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
    return { cached: uploads(cached), noted: uploads(noted.map(String)) }
  })
}
