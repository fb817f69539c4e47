import { readFile } from 'node:fs/promises'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { accounts } from '#mocks/accounts.ts'
import { backend, resetBackend } from '#mocks/backend.ts'
import { faultPresets, setStandingFaults } from '#mocks/faults.ts'
import { chunkFactsOf } from '#scripts/build/staff-files.ts'
import { backendKind } from '#tests/support/backend-kind.ts'
import { startRealServer } from '#tests/support/real-backend.ts'
import { serveProduct } from '#tests/support/serve-product.ts'

export type Product = Awaited<ReturnType<typeof serveProduct>>

/** Gives every test the production build and a fresh backend. Fails when the page breaks its policy. */
export const test = base.extend<{ product: Product; policy: undefined; rendersPages: boolean }>({
  /** Responds to public addresses with server-rendered documents. */
  rendersPages: [false, { option: true }],
  policy: [
    async ({ browser }, use) => {
      const broken: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const address = message.page()?.url() ?? ''
          // A directly opened drawing and the browser's XML view have their own styles. They are no pages of ours.
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
    async ({ rendersPages }, use) => {
      resetBackend()
      setStandingFaults(backendKind === 'keyless' ? faultPresets.keyless : {})
      const product = await serveProduct({ rendersPages })
      const real = backendKind === 'server' ? await startRealServer(product.origin) : undefined
      // Include malformed records: the product must survive an import from another program.
      backend.malformed.always = true
      if (real) product.takeDocumentsFrom(real.origin)
      await use(product)
      await product.stop()
      await real?.[Symbol.asyncDispose]()
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  // Block the worker unless a test needs it: its installation takes a quarter of a test's time.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),
})

export { expect }

/** Whether a console message reports a breach of the page's policy. */
function isBreach(text: string): boolean {
  return /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|TrustedTypePolicy/.test(text)
}

export const [admin, superAdmin] = accounts

/** Matches the address of a file, however the backend renames it. */
export function addressOf(file: string): RegExp {
  const [, stem = '', end = ''] = /^(.+)(\.\w+)$/.exec(file) ?? []
  // The real server re-encodes pictures, drawings as pixels, and adds their size to their names.
  if (backendKind === 'server')
    return new RegExp(`/uploads/[\\da-f]{24}-${stem}(?:-\\d+x\\d+)?\\.\\w+(?:\\?|$)`)
  return new RegExp(`/uploads/(?:[\\da-f]{8}-)?${stem}\\${end}$`)
}

/** The same test with a signed-in account. */
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

/** Signs in through the form. */
export async function signIn(page: Page, account: { email: string; password: string } = admin) {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  // The server needs time for a password. The next page load would cancel the request.
  const isAnswered = async () =>
    new URL(page.url()).pathname !== '/login' || (await page.getByRole('alert').count()) > 0
  await expect.poll(isAnswered).toBe(true)
}

/** Returns the script that contains a module. Script names do not tell. */
export async function fileOf(module: string): Promise<string> {
  const chunks = await builtScripts()
  return `/${Object.keys(chunks).find((file) => chunks[file]?.modules.includes(module))}`
}

async function builtScripts(): Promise<Record<string, { staff: boolean; modules: string[] }>> {
  return JSON.parse(await readFile(chunkFactsOf(process.env.PRODUCT_DIST ?? 'dist'), 'utf8'))
}

/** Waits until the worker controls the page and has cached all staff files. The app then works without a network. */
export async function readyForOffline(page: Page) {
  const wanted = Object.values(await builtScripts()).filter(({ staff }) => staff).length
  const saved = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return 0
      return (await (await caches.open('staff-files')).keys()).length
    })
  await expect.poll(saved, { timeout: 60_000 }).toBe(wanted)
}
