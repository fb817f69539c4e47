import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { type Fault, faultProxy } from '#tests/support/fault-proxy.ts'
import { randomFrom } from '#tests/support/random.ts'
import { isFull, seed, sizedCount } from './full-size.ts'
import { ownChromium } from './own-chromium.ts'
import { expect, test } from './product.ts'

const most = isFull ? 1_000 : 200
/** Submissions of a short storm on slow machines: enough for two killed browsers. */
const least = isFull ? most : 70
/** Milliseconds after which a storm with the minimum of submissions ends early. */
const enoughTime = 60_000
const submissionsPerFile = isFull ? 20 : 10
const submissionsPerKill = isFull ? 47 : 33
/** Flags that reduce painting, which would take most of the time. */
const nothingToDraw = [
  '--window-size=360,640',
  // Scales painting down to a ninth of the pixels; it took an eighth of the processor's time.
  '--force-device-scale-factor=0.33',
  '--blink-settings=imagesEnabled=false',
  '--force-prefers-reduced-motion',
  '--disable-extensions',
]
/** Forms by path, each with a field that only it has. */
const forms = { '/quote': 'companyName', '/contact': 'fullName', '/apply': 'applicantName' } as const

test('submissions through cut connections, closed tabs and killed browsers are each stored exactly once', {
  tag: '@features',
}, async ({ product }) => {
  test.setTimeout(isFull ? 3_600_000 : 600_000)
  // Run with SEED=… of a failed run to repeat the same storm.
  process.stdout.write(`storm seed: ${seed}\n`)
  const random = randomFrom(seed)
  let isStormy = true
  const proxy = await faultProxy(Number(new URL(product.origin).port), () =>
    isStormy ? fault(random()) : 'none',
  )
  const chromium = await ownChromium({ flags: nothingToDraw })
  const started = async () => {
    const context = await chromium.start()
    return context.pages()[0] ?? context.newPage()
  }
  let page = await started()
  let isAfterKill = false
  const marks: string[] = []
  const count = { files: 0, kills: 0 }
  const end = Date.now() + enoughTime
  try {
    for (let number = 1; number <= most; number += 1) {
      if (number > least && Date.now() > end && !isFull) break
      const mark = `storm ${seed} ${number}`
      const words = number % 2 ? '/contact' : '/quote'
      const hasFile = number % submissionsPerFile === 0
      if (hasFile) count.files += 1
      await submitted(page, proxy.origin, mark, hasFile ? '/apply' : words)
      marks.push(mark)
      if (isAfterKill) await expectNoneLost(page, marks, chromium.databaseLog)
      isAfterKill = false
      // The submission is in progress from here on. The following faults interrupt it.
      const turn = random()
      if (turn < 0.1) proxy.cutAll()
      if (number % submissionsPerKill === 0) {
        await chromium.kill()
        count.kills += 1
        page = await started()
        isAfterKill = true
      } else if (turn > 0.95) {
        const next = await page.context().newPage()
        await page.close()
        page = next
      }
    }
    isStormy = false
    // Each visit of the page sends the waiting messages, regardless of their pauses.
    const unsent = async () => {
      await page.goto(`${proxy.origin}/my-messages`)
      const item = page.getByRole('article')
      await expect(item.first()).toBeVisible()
      await expect(item.filter({ hasText: 'It is on its way.' })).toHaveCount(0)
      return item.filter({ hasNotText: 'Arrived on' }).count()
    }
    await expect.poll(unsent, { timeout: 300_000, intervals: [500] }).toBe(0)
    const counts = stored()
    const wrong = marks.filter((mark) => counts.get(mark) !== 1)
    expect(wrong.map((mark) => `${mark}: ${counts.get(mark) ?? 0} times`)).toEqual([])
    expect(inOrder('contactSubmissions', 'message')).toBe(true)
    expect(inOrder('quoteRequests', 'message')).toBe(true)
    expect(inOrder('applications', 'coverLetter')).toBe(true)
    sizedCount(
      `${marks.length} submissions, ${count.files} with a PDF, ${count.kills} killed browsers: 0 lost, 0 doubled, each form’s in order`,
    )
  } finally {
    await chromium.remove()
    await proxy.close()
  }
})

/** Counts the backend's submissions of this storm by mark. */
function stored(): Map<string, number> {
  const counts = new Map<string, number>()
  const { contactSubmissions, quoteRequests, applications } = backend.tables
  for (const row of [...contactSubmissions.all(), ...quoteRequests.all(), ...applications.all()]) {
    const mark = String(row.message ?? row.coverLetter)
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}

/** Checks that, after a kill, each submission has arrived or is still on the disk. */
async function expectNoneLost(page: Page, marks: string[], databaseLog: () => Promise<string>) {
  // The backend stores a submission before the row on the disk is updated.
  const onDisk = await page.evaluate(marksOnDisk)
  const arrived = stored()
  const lost = marks.filter((mark) => !onDisk.includes(mark) && !arrived.has(mark))
  if (lost.length === 0) return
  // Receipts are also rows. With hardly any rows, the browser has lost the whole database; its log may explain why.
  expect(lost, `lost by a kill; the outbox has ${onDisk.length} rows\n${await databaseLog()}`).toEqual([])
}

/** Runs in the page. Returns the marks in the outbox on the disk. */
async function marksOnDisk(): Promise<string[]> {
  const answerTo = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answerTo(indexedDB.open('outbox'))
  const items: { input?: Record<string, unknown> }[] = await answerTo(
    database.transaction('items').objectStore('items').getAll(),
  )
  database.close()
  return items.map(({ input }) => String(input?.message ?? input?.coverLetter))
}

/** Checks that each form's submissions arrived in order. Tables list the newest first. */
function inOrder(table: 'contactSubmissions' | 'quoteRequests' | 'applications', field: string): boolean {
  const numbers = backend.tables[table]
    .all()
    .map((row) => String(row[field]))
    .filter((text) => text.startsWith('storm '))
    .map((text) => Number(text.split(' ')[2]))
    .reverse()
  return numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0))
}

/** Submits a form and waits until the device has stored it. Reopens a page whose load was cut. */
async function submitted(page: Page, origin: string, mark: string, path: keyof typeof forms) {
  const open = () => page.evaluate(openForm, { path, field: forms[path] })
  await expect(async () => {
    const isOpen = page.url().startsWith(origin) && (await open().then(isDone, () => false))
    if (isOpen) return
    await page.goto(origin + path)
    await open()
  }).toPass({ timeout: 120_000 })
  await page.evaluate(submitForm, mark)
}

const isDone = () => true

/** Runs in the page. Navigates within the site to an empty form, without a page load. */
async function openForm({ path, field }: { path: string; field: string }) {
  const shown = () => document.querySelector<HTMLInputElement>(`main form:not([aria-busy]) [name=${field}]`)
  const isThere = () => location.pathname === path && shown()?.value === ''
  if (location.pathname !== path) {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }
  const end = Date.now() + 15_000
  while (!isThere()) {
    if (Date.now() > end) throw new Error(`${path} does not come`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** Runs in the page: real typing would take minutes. */
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
      const bytes = ['%PDF-1.4\n', new Uint8Array(150_000), '\nstartxref\n0\n%%EOF\n']
      files.items.add(new File(bytes, `${mark}.pdf`, { type: 'application/pdf' }))
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
      continue
    }
    const value = entries[field.name]
    if (value === undefined) continue
    // React notices a value set with the element's native setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }
  const text = () => document.querySelector('main')?.textContent ?? ''
  // Wait until the chosen file has been read by the form.
  while (form?.querySelector('[type=file]') && !text().includes(`${mark}.pdf`))
    await new Promise((resolve) => setTimeout(resolve, 15))
  form?.requestSubmit()
  // Each of these sentences confirms that the message is stored, whatever happens to its first attempt.
  const isKept = /KES-\w{4}-\w{4}|It is on its way|Sending your application/
  const end = Date.now() + 120_000
  while (!isKept.test(text())) {
    if (Date.now() > end) throw new Error(`The page does not say what became of ${mark}`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  if (text().includes('This device does not keep it')) throw new Error(`The device does not keep ${mark}`)
}

function fault(chance: number): Fault {
  if (chance < 0.15) return 'request'
  return chance < 0.35 ? 'answer' : 'none'
}
