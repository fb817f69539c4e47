import type { Browser, CDPSession, Page } from 'playwright'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { setTheme, stopClock, untilSettled } from './still-page.ts'
import type { Story } from './stories.ts'

export interface Photograph {
  /** Name of its file, without the extension. */
  name: string
  png: Uint8Array
}

interface Album {
  photographs: Photograph[]
  /** Stories that failed or did not end, with the reason. */
  failed: string[]
}

/** The current time in stories: a working day's morning. Ages and dates are relative to it. */
const now = Date.parse('2026-12-02T10:00:00+01:00')
const usual = { width: 1200, height: 900 }
/** Maximum height of a picture in pixels. */
const longest = 900

/** Takes visual snapshots one at a time, because parallel stories would share their storage. */
export async function createPhotographer(browser: Browser, origin: string) {
  const context = await browser.newContext({
    viewport: usual,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  })
  await context.addInitScript(stopClock, now)

  /** Takes the stories in one document and in order, so that each starts from the same state. */
  async function take(stories: Story[], quiet: number): Promise<Album> {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    const album: Album = { photographs: [], failed: [] }
    for (const story of stories)
      try {
        album.photographs.push(...(await takeStory(page, devtools, story, quiet)))
      } catch (error) {
        const [reason] = String(error).split('\n')
        album.failed.push(`${story.title}, ${story.name}: ${reason}`)
      }
    await page.close()
    return album
  }

  return { take, stop: () => context.close() }
}

async function takeStory(page: Page, devtools: CDPSession, { id }: Story, quiet: number) {
  const windows = await page.evaluate(windowsOf, { storyId: id, usualWindows: MINIMAL_VIEWPORTS })
  const photographs: Photograph[] = []
  for (const [number, { width = usual.width, height = usual.height, suffix }] of windows.entries()) {
    await page.setViewportSize({ width, height })
    if (number === 0) {
      const problem = await page.evaluate(draw, id)
      if (problem) throw new Error(problem)
    }
    await page.evaluate(untilSettled, quiet)
    const bottom = Math.min(await page.evaluate(setTheme, 'light'), longest)
    if (bottom > height) {
      await page.setViewportSize({ width, height: bottom })
      await page.evaluate(untilSettled, quiet)
    }
    for (const theme of ['light', 'dark']) {
      await page.evaluate(setTheme, theme)
      photographs.push({ name: `${theme}/${id}${suffix}`, png: await shoot(devtools, width, bottom) })
    }
  }
  return photographs
}

async function shoot(devtools: CDPSession, width: number, height: number): Promise<Uint8Array> {
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Runs in the page. Returns the window of a story, or the narrowest and the widest default. */
async function windowsOf({ storyId, usualWindows }: { storyId: string; usualWindows: object }) {
  const { storyStoreValue } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId })
  const windows = { ...usualWindows, ...parameters.viewport?.options }
  const styles = Object(windows)[storyGlobals?.viewport?.value]?.styles
  if (styles)
    return [
      { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10), suffix: '' },
    ]
  const widths: number[] = parameters.widths ?? []
  if (widths.length === 0) return [{ width: undefined, height: undefined, suffix: '' }]
  return [Math.min(...widths), Math.max(...widths)].map((width) => ({
    width,
    height: undefined,
    suffix: `-${width}`,
  }))
}

/** Runs in the page. Renders a story and plays it. Returns its error. */
function draw(storyId: string): Promise<string> {
  document.adoptedStyleSheets = []
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  return new Promise((done) => {
    const late = setTimeout(done, 30_000, 'does not end within 30 seconds')
    const end = (problem: string) => {
      clearTimeout(late)
      done(problem)
    }
    for (const event of ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException'])
      channel.once(event, (told?: { message?: string }) => end(`${event} ${told?.message ?? ''}`))
    channel.on('storyFinished', (told: { storyId: string; status: string }) => {
      if (told.storyId === storyId) end(told.status === 'success' ? '' : told.status)
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
