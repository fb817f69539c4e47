import { malformedPaths, visitorPages } from '#tests/e2e/every-page.ts'
import { assertNone } from '#tests/reliability/part.ts'
import type { Browser } from './browser.ts'
import type { Case, Stage } from './case.ts'
import type { Page } from './page.ts'
import { until } from './until.ts'

const missing = '/project/nothing'

/** Console messages of browsers that indicate no fault in a page. */
const ownWords = [
  // Firefox reports what its settings block.
  /Request to access cookie or storage on .* was blocked because we are blocking all storage access requests/,
  /Failed to register\/update a ServiceWorker .*: Storage access is restricted in this context/,
  // Firefox reports each read that a navigation made unnecessary.
  /An IndexedDB transaction that was not yet complete has been aborted due to page navigation/,
  // WebKit ignores the directive and applies default-src to manifests, which allows ours.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // WebKit reports a worker script whose page was left during the load. A blocked script would fail the offline cases.
  /Cannot load \S+\/sw\.js due to access control checks/,
  // Firefox reports a picture whose page was left during the load, since it passes through the worker.
  /Failed to load ‘[^’]+\/uploads\/[^’]+’. A ServiceWorker intercepted the request/,
  // The missing record.
  new RegExp(`404.*${missing}|${missing}.*404`),
]

export async function assertSilent({ said }: Pick<Browser, 'said'>): Promise<void> {
  const words = await said()
  assertNone(
    words.filter((line) => !ownWords.some((known) => known.test(line))),
    'lines in the console',
  )
}

/** Returns the faults of a page: a missing heading, or missing words. */
async function faultsOf(
  page: Page,
  { heading, says, hides = [] }: (typeof visitorPages)[number],
): Promise<string[]> {
  const headings = await page.driver.executeScript<string[]>(
    `return [...document.querySelectorAll('h1')].map((one) => one.innerText.replace(/\\s+/g, ' ').trim())`,
  )
  const words = (await page.words()).replaceAll(/\s+/g, ' ').toLowerCase()
  const has = (text: string) => words.includes(text.replaceAll(/\s+/g, ' ').toLowerCase())
  return [
    ...(headings.length === 1 && headings[0] === heading ? [] : [`h1 ${JSON.stringify(headings)}`]),
    ...says.filter((text) => !has(text)).map((text) => `does not say “${text}”`),
    ...hides.filter(has).map((text) => `says “${text}”`),
  ]
}

/** Retries for a while: some forms load in a separate file. */
async function settledFaultsOf(page: Page, wanted: (typeof visitorPages)[number]): Promise<string[]> {
  let faults: string[] = []
  const isFaultless = async () => {
    faults = await faultsOf(page, wanted)
    return faults.length === 0
  }
  await until('no fault', isFaultless, 5_000).catch(() => undefined)
  return faults.map((fault) => `${wanted.address}: ${fault}`)
}

/** Opens pages and checks each of them. */
async function openAll({ product, start }: Stage, pages: typeof visitorPages, others: string[]) {
  const browser = await start()
  const { page } = browser
  const faults: string[] = []
  for (const one of pages) {
    await page.open(product.origin + one.address)
    await page.untilHydrated()
    faults.push(...(await settledFaultsOf(page, one)))
    await page.picturesCame()
  }
  for (const address of others) {
    await page.open(product.origin + address)
    await page.untilHydrated()
    await page.picturesCame()
  }
  assertNone(faults, 'faults')
  await assertSilent(browser)
}

export const routes: Case[] = [
  {
    title: 'every public page: heading, words, taken over by its script without a line in the console',
    rendersPages: true,
    run: (stage) => openAll(stage, visitorPages, [...malformedPaths, missing]),
  },
  {
    title: 'every public page on a phone: nothing is wider than the window',
    rendersPages: true,
    run: async ({ product, start }) => {
      const { page, driver } = await start({ width: 360, height: 780 })
      const faults: string[] = []
      for (const { address } of visitorPages) {
        await page.open(product.origin + address)
        await page.untilHydrated()
        const width = await driver.executeScript<number>('return document.documentElement.scrollWidth')
        if (width > 360) faults.push(`${address}: ${width} px`)
      }
      assertNone(faults, 'pages too wide')
    },
  },
  {
    title: 'every public page with script switched off: heading and words',
    rendersPages: true,
    run: async ({ product, start }) => {
      const { page } = await start({ script: false })
      const faults: string[] = []
      for (const one of visitorPages) {
        await page.open(product.origin + one.address)
        faults.push(...(await settledFaultsOf(page, one)))
      }
      assertNone(faults, 'faults')
    },
  },
]

/** Pages for `npm test`: home, a list, a record, and a form. */
const few = visitorPages.filter(({ address }) => /^\/(?:projects|project\/\w+|quote)?$/.test(address))

export const fewRoutes: Case[] = [
  {
    title: 'four public pages: heading, words, taken over by their script without a line in the console',
    rendersPages: true,
    run: (stage) => openAll(stage, few, malformedPaths.slice(0, 1)),
  },
]
