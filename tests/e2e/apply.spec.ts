import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { type Received, scriptedServer } from '#tests/support/scripted-server.ts'
import { fillApplication, resume, resumePath } from './apply-form.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './product.ts'
import { untilHydrated } from './until-hydrated.ts'

const id = (position: number) => rowId('careers', position)
const forAJob = `/apply?jobId=${id(2)}`
const success = "Your application has been submitted successfully! We'll be in touch soon."

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

/** Sends applications to a server that records them: the browser does not report bodies with files. */
async function recorded(page: Page) {
  const server = await scriptedServer()
  server.json(201, {})
  await page.route('**/job-applications', (route) => route.continue({ url: `${server.origin}/recorded` }))
  return server
}

/** Returns names and texts of a multipart body; for a file, its name. */
function partsOf({ body }: Received): [string, string][] {
  const parts = body.matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?.*?\r\n\r\n(.*?)\r\n--/gs)
  return [...parts].map(([, name = '', file, text = '']) => [name, file ?? text])
}

/** Limits the upload speed from now on. */
async function slowly(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const throughput = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await throughput(bytesPerSecond)
  return () => throughput(-1)
}

test.describe('the application page', () => {
  test('a job that was taken off the list meanwhile is reported, and the form stays', async ({ page }) => {
    await page.goto('/careers')
    const link = page.getByRole('link', { name: 'Apply for Piping Stress Engineer' })
    await link.waitFor()
    // Keep the displayed list.
    await holdBack(page, /\/v1\/careers$/)
    const job = backend.tables.careers.find(id(2))
    if (job) backend.tables.careers.remove(job)
    // Make the cached job stale.
    await page.clock.setFixedTime(Date.now() + 60_000)
    await link.click()
    await expect(page.getByText('This position has just been taken off the list.')).toBeVisible()
    await expect(page.getByLabel('Position Applied For')).toHaveValue('Piping Stress Engineer')
  })
})

test.describe('the application request', () => {
  test('a submission sends the documented fields once, however often the visitor clicks', async ({
    page,
  }) => {
    const server = await recorded(page)
    let answer = () => {}
    server.answer((response) => {
      answer = () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
    })
    await page.goto(forAJob)
    await fillApplication(page)
    await page.getByLabel('Position Applied For').fill('Stress Engineer')
    await submit(page).dblclick()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.getByText('All sent. Waiting for the answer.').first()).toBeVisible()
    answer()
    await expect(page.getByText(success, { exact: true })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveCount(0)
    const [application, ...others] = server.received
    expect(others).toEqual([])
    expect(application?.method).toBe('POST')
    expect(application?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(application && partsOf(application)).toEqual([
      ['applicantName', 'Amaka Okafor'],
      ['role', 'Stress Engineer'],
      ['email', 'amaka@mail.example'],
      ['phone', '+234 803 123 4567'],
      ['status', 'new'],
      ['careerId', id(2)],
      ['experience', '5-10 years'],
      ['education', "Bachelor's Degree"],
      ['coverLetter', 'I walk the line\r\nbefore I release the drawing.'],
      ['resume', 'resume.pdf'],
    ])
    await server.close()
  })

  test('an application without a loaded job has no careerId', async ({ page }) => {
    const server = await recorded(page)
    await page.goto('/apply')
    await fillApplication(page)
    await page.getByLabel('Position Applied For').fill('Welder')
    await submit(page).click()
    await expect(page.getByText(success, { exact: true })).toBeVisible()
    expect(server.received.map((one) => partsOf(one).map(([name]) => name))).toEqual([
      [
        'applicantName',
        'role',
        'email',
        'phone',
        'status',
        'experience',
        'education',
        'coverLetter',
        'resume',
      ],
    ])
    await server.close()
  })

  test('the upload shows its progress, and Cancel stops it at once and keeps all entries', async ({
    page,
  }) => {
    const before = backend.tables.applications.all().length
    await page.goto(forAJob)
    await fillApplication(page, resume('resume.pdf', 1_500_000))
    const fast = await slowly(page, 250_000)
    await submit(page).click()
    const progress = page.getByRole('region', { name: 'Sending your application' })
    await expect(progress).toBeFocused()
    await expect(progress.getByText(/^\d+ % — \d\.\d of 1\.4 MB$/)).toBeVisible()
    const bar = progress.getByRole('progressbar', { name: 'Sending your application' })
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(20)
    expect(Number(await bar.getAttribute('value'))).toBeLessThan(100)
    await progress.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText('Sending was cancelled.')
    // The form is still unsent, so no automatic reload may discard it.
    await expect(page.locator('form[data-unsent]')).toHaveCount(1)
    await expect(page.getByLabel('Cover Letter')).toHaveValue(/I walk the line/)
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible()
    expect(backend.tables.applications.all()).toHaveLength(before)
    await fast()
    await submit(page).click()
    await expect(page.getByText(success, { exact: true })).toBeVisible()
    expect(backend.tables.applications.all()).toHaveLength(before + 1)
  })

  test('the application form reports a 429, keeps all entries and is sent again', async ({ page }) => {
    await page.goto(forAJob)
    await fillApplication(page)
    setFaults({ fault: 'tooMany', only: '/job-applications' })
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Too many requests. Try again in a moment.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue('Amaka Okafor')
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible()
    setFaults({})
    await submit(page).click()
    await expect(page.getByText(success, { exact: true })).toBeVisible()
  })
})

test.describe('the resume', () => {
  test('a resume has a preview 400 px high, whose object URL is revoked when it is replaced, removed or left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
      const { createObjectURL, revokeObjectURL } = URL
      const held = new Set<string>()
      URL.createObjectURL = (file) => {
        const address = createObjectURL(file)
        held.add(address)
        return address
      }
      URL.revokeObjectURL = (address) => {
        held.delete(address)
        revokeObjectURL(address)
      }
      Object.defineProperty(window, 'isHeld', { value: (address: string) => held.has(address) })
    })
    await page.goto(forAJob)
    const input = page.getByLabel('Resume')
    const frame = page.locator('iframe')
    const isHeld = (address: string) =>
      page.evaluate((url) => Boolean(Reflect.get(window, 'isHeld')(url)), address)
    const shown = async (name: string) => {
      await input.setInputFiles(resume(name))
      await expect(frame).toHaveAttribute('title', `Preview of ${name}`)
      const address = (await frame.getAttribute('src')) ?? ''
      expect(await isHeld(address)).toBe(true)
      return address
    }
    const first = await shown('first.pdf')
    expect((await frame.boundingBox())?.height).toBe(400)
    await expect(frame).not.toHaveAttribute('sandbox')
    const second = await shown('second.pdf')
    expect(await isHeld(first)).toBe(false)
    await page.getByRole('button', { name: 'Remove second.pdf' }).click()
    await expect(frame).toHaveCount(0)
    await expect(input).toBeFocused()
    expect(await isHeld(second)).toBe(false)
    const third = await shown('third.pdf')
    await page.getByRole('link', { name: 'Careers' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
    expect(await isHeld(third)).toBe(false)
  })

  test('a resume can be dropped on its field', async ({ page }) => {
    await page.goto('/apply')
    await untilHydrated(page)
    const input = page.getByLabel('Resume')
    await input.scrollIntoViewIfNeeded()
    const box = await input.boundingBox()
    // Browsers drop files on an input automatically, so it must be as large as the visible area.
    expect(await input.locator('..').boundingBox()).toEqual({
      x: (box?.x ?? 0) - 1,
      y: (box?.y ?? 0) - 1,
      width: (box?.width ?? 0) + 2,
      height: (box?.height ?? 0) + 2,
    })
    const browser = await page.context().newCDPSession(page)
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
      browser.send('Input.dispatchDragEvent', {
        type,
        x: (box?.x ?? 0) + 40,
        y: (box?.y ?? 0) + 20,
        data: { items: [], files: [resumePath], dragOperationsMask: 1 },
      })
    await drag('dragEnter')
    await drag('dragOver')
    await expect(input.locator('..')).toHaveClass(/border-signal/)
    await drag('drop')
    await expect(page.getByText('resume-01.pdf', { exact: true })).toBeVisible()
    await expect(input.locator('..')).not.toHaveClass(/border-signal/)
  })
})
