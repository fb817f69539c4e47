import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { type Fault, faultProxy } from '#tests/fault-proxy.ts'
import { expect, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

const isFull = process.env.RELIABILITY === 'full'
const submissions = isFull ? 1_000 : 200
const withFile = isFull ? 50 : 20
const kills = isFull ? 20 : 5
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test('submissions through cuts, closed tabs and killed browsers: each is stored exactly once', async ({
  product,
}, info) => {
  test.setTimeout(isFull ? 1_800_000 : 240_000)
  // For who wants to see the same storm again: SEED=… of the failed run.
  info.annotations.push({ type: 'seed', description: String(seed) })
  process.stdout.write(`storm seed: ${seed}\n`)
  const random = numbers(seed)
  let isStormy = true
  const proxy = await faultProxy(Number(new URL(product.origin).port), () =>
    isStormy ? fault(random()) : 'none',
  )
  const profile = await mkdtemp(join(tmpdir(), 'storm-'))
  const browser = await openBrowser(profile, proxy.origin)
  const marks: string[] = []
  const [everyFile, everyKill] = [Math.floor(submissions / withFile), Math.floor(submissions / (kills + 1))]
  try {
    for (let number = 1; number <= submissions; number += 1) {
      const mark = `storm ${seed} ${number}`
      const words = number % 2 ? '/contact' : '/quote'
      await submitted(browser.page(), proxy.origin, mark, number % everyFile === 0 ? '/apply' : words)
      marks.push(mark)
      if (random() < 0.1) proxy.cutAll()
      if (random() < 0.05) await browser.newTab()
      if (number % everyKill === 0) await browser.kill()
    }
    isStormy = false
    const page = browser.page()
    // Each look at the page sends what waits, whatever pause it is in.
    const unsent = async () => {
      await page.goto(`${proxy.origin}/my-messages`)
      return page.getByRole('button', { name: /^(?:Retry now|Send now)$/ }).count()
    }
    await expect.poll(unsent, { timeout: 60_000, intervals: [1_000] }).toBe(0)
    const counts = stored()
    expect(marks.filter((mark) => counts.get(mark) !== 1)).toEqual([])
    expect(inOrder('contactSubmissions', 'message')).toBe(true)
    expect(inOrder('quoteRequests', 'message')).toBe(true)
    expect(inOrder('applications', 'coverLetter')).toBe(true)
  } finally {
    await browser.close()
    await proxy.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** What the backend has of this storm, by its mark, and how often. */
function stored(): Map<string, number> {
  const counts = new Map<string, number>()
  const { contactSubmissions, quoteRequests, applications } = backend.tables
  for (const row of [...contactSubmissions.all(), ...quoteRequests.all(), ...applications.all()]) {
    const mark = String(row.message ?? row.coverLetter)
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}

/** Each form's submissions came in the order in which they were made; tables list the newest first. */
function inOrder(table: 'contactSubmissions' | 'quoteRequests' | 'applications', field: string): boolean {
  const numbers = backend.tables[table]
    .all()
    .map((row) => String(row[field]))
    .filter((text) => text.startsWith('storm '))
    .map((text) => Number(text.split(' ')[2]))
    .reverse()
  return numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0))
}

/** Submits a form and waits until the page says what has become of it; a page that a cut kept away is opened again. */
async function submitted(page: Page, origin: string, mark: string, path: string) {
  await expect(async () => {
    if (!page.url().startsWith(origin)) await page.goto(origin)
    const form = page.evaluate(openForm, path)
    await form.catch(async (lost: unknown) => {
      await page.goto(`${origin}/my-messages`)
      throw lost
    })
  }).toPass({ timeout: 30_000 })
  await page.evaluate(submitForm, mark)
}

/** Runs in the page: follows the site's own way to a form, without loading the page again. */
async function openForm(path: string) {
  for (const address of ['/my-messages', path]) {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const wanted = address === path ? 'main form [name=email]' : 'main:not(:has(form)) h1'
    const end = Date.now() + 5_000
    while (location.pathname !== address || !document.querySelector(wanted)) {
      if (Date.now() > end) throw new Error(`${address} does not come`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

/** Runs in the page: a person's typing would take minutes. */
async function submitForm(mark: string) {
  const entries: Record<string, string> = {
    fullName: 'Storm Okafor',
    firstName: 'Storm',
    lastName: 'Okafor',
    applicantName: 'Storm Okafor',
    email: 'storm@client.example',
    phoneNumber: '+234 800 000 0100',
    phone: '+234 800 000 0100',
    companyName: 'Storm Yard',
    country: 'Ghana',
    service: location.pathname === '/quote' ? 'Civil Engineering' : 'support',
    budget: '1000',
    timeline: '2099-03-05',
    message: mark,
    coverLetter: mark,
    role: 'Welder',
    experience: '5-10 years',
    education: 'PhD',
  }
  const form = document.querySelector<HTMLFormElement>('main form:has([name=email])')
  for (const field of form?.elements ?? []) {
    const isSelect = field instanceof HTMLSelectElement
    if (!(isSelect || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (field instanceof HTMLInputElement && field.type === 'file') {
      const files = new DataTransfer()
      const bytes = ['%PDF-1.4', new Uint8Array(150_000)]
      files.items.add(new File(bytes, `${mark}.pdf`, { type: 'application/pdf' }))
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
      continue
    }
    const value = entries[field.name]
    if (value === undefined) continue
    // React hears of a value that was set by the element's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
  form?.requestSubmit()
  // The reference stands in the panel, in the note above the form and in the thanks: by then the device has it.
  const end = Date.now() + 40_000
  while (!/KES-\w{4}-\w{4}/.test(document.querySelector('main')?.textContent ?? '')) {
    if (Date.now() > end) throw new Error(`The page does not say what became of ${mark}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A Chromium of our own with a profile that outlives it. */
async function openBrowser(profile: string, origin: string) {
  let running = await start()

  async function start(): Promise<{ child: ChildProcess; browser: Browser; page: Page }> {
    const { executablePath, args } = chromiumLaunch()
    const child = spawn(
      executablePath,
      [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      // A group of its own, so that no part of it outlives the kill.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stderr?.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
        if (found) resolve(found)
      })
      child.once('exit', () => reject(new Error(`Chromium did not start: ${said}`)))
    })
    const browser = await chromium.connectOverCDP(address)
    const context = browser.contexts()[0] ?? (await browser.newContext())
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(origin).catch(() => undefined)
    return { child, browser, page }
  }

  async function kill() {
    const { child } = running
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  return {
    page: () => running.page,
    /** The tab is closed at whatever it was doing, and another one opened. */
    newTab: async () => {
      const page = await running.page.context().newPage()
      await running.page.close()
      running.page = page
    },
    /** Without a warning; opened again. */
    kill: async () => {
      await kill()
      running = await start()
    },
    close: kill,
  }
}

function fault(chance: number): Fault {
  if (chance < 0.15) return 'request'
  return chance < 0.35 ? 'answer' : 'none'
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
