import { readFile } from 'node:fs/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { accounts } from '#mocks/accounts.ts'
import { backend, resetBackend } from '#mocks/backend.ts'
import { setStandingWeather, weathers } from '#mocks/weather.ts'
import { chunkFactsOf } from '#scripts/build/staff-files.ts'
import { backendKind } from '#tests/backends/kind.ts'
import { startRealServer } from '#tests/backends/real-server.ts'
import { serveProduct } from '#tests/product-server.ts'

export type Product = Awaited<ReturnType<typeof serveProduct>>

/** Every test has the production build and a fresh backend of its own, and fails when the page's policy was broken. */
export const test = base.extend<{ product: Product; policy: undefined; drawsPages: boolean }>({
  /** Public addresses are answered with documents that have the content of this moment. */
  drawsPages: [false, { option: true }],
  policy: [
    async ({ browser }, use) => {
      const broken: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const address = message.page()?.url() ?? ''
          // A drawing that is opened by itself has its own styles, and so has the browser's view of XML: no page of ours.
          if (isBreach(message.text()) && !/\.(?:xml|svg)$/.test(address))
            broken.push(`${address}: ${message.text()}`)
        })
      const openContext = browser.newContext
      browser.newContext = async (options) => {
        const context = await openContext.call(browser, options)
        listen(context)
        return context
      }
      await use(undefined)
      browser.newContext = openContext
      expect(broken, 'breaches of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
  product: [
    async ({ drawsPages }, use) => {
      resetBackend()
      setStandingWeather(backendKind === 'keyless' ? weathers.keyless : {})
      const product = await serveProduct({ drawsPages })
      const real = backendKind === 'server' ? await startRealServer(product.origin) : undefined
      // What was built on believable rows alone would not stand up to the first import from another program.
      backend.odd.always = true
      if (real) product.takeDocumentsFrom(real.origin)
      await use(product)
      await product.stop()
      await real?.[Symbol.asyncDispose]()
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // A worker that installs itself costs a test a quarter of its time: it is there where it is looked at.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),
})

export { expect }

/** The browser's own words about what its page's policy forbids. */
function isBreach(text: string): boolean {
  return /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|TrustedTypePolicy/.test(text)
}

export const [admin, superAdmin] = accounts

/** The address of a file, whatever the backend has made of its name. */
export function addressOf(file: string): RegExp {
  const [, stem = '', end = ''] = /^(.+)(\.\w+)$/.exec(file) ?? []
  // The real server writes pictures anew, drawings as pixels, and says their size in their names.
  if (backendKind === 'server')
    return new RegExp(`/uploads/[\\da-f]{24}-${stem}(?:-\\d+x\\d+)?\\.\\w+(?:\\?|$)`)
  return new RegExp(`/uploads/(?:[\\da-f]{8}-)?${stem}\\${end}$`)
}

/** The same, signed in as if it had been done before: for tests of what comes afterwards. */
export const staffTest = test.extend<{ account: (typeof accounts)[number] }>({
  account: [admin, { option: true }],
  storageState: async ({ product: { origin }, account }, use) => {
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    const session: { token: string; admin: object } = await answer.json()
    const localStorage = [
      { name: 'auth_token', value: session.token },
      { name: 'admin', value: JSON.stringify(session.admin) },
    ]
    await use({ cookies: [], origins: [{ origin, localStorage }] })
  },
})

/** Signs in as a person would. */
export async function signIn(page: Page, account: { email: string; password: string } = admin) {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  // A server takes its time over a password, and the next address that is opened would break the call off.
  const isAnswered = async () =>
    new URL(page.url()).pathname !== '/login' || (await page.getByRole('alert').count()) > 0
  await expect.poll(isAnswered).toBe(true)
}

/** The script that a module was built into: its name tells nothing. */
export async function fileOf(module: string): Promise<string> {
  const chunks = await builtScripts()
  return `/${Object.keys(chunks).find((file) => chunks[file]?.modules.includes(module))}`
}

async function builtScripts(): Promise<Record<string, { staff: boolean; modules: string[] }>> {
  return JSON.parse(await readFile(chunkFactsOf(process.env.PRODUCT_DIST ?? 'dist'), 'utf8'))
}

/** Waits until the worker controls the page and has saved all the staff's files: from here on no network is needed. */
export async function readyForOffline(page: Page) {
  const wanted = Object.values(await builtScripts()).filter(({ staff }) => staff).length
  const saved = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return 0
      return (await (await caches.open('staff-files')).keys()).length
    })
  await expect.poll(saved).toBe(wanted)
}
