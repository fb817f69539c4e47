import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backend, resetBackend } from '#mocks/backend.ts'
import { setStandingWeather, setWeather } from '#mocks/weather.ts'
import { serveProduct } from '#tests/product-server.ts'
import { type Browser, type Engine, removeProfile, type StartOptions } from './browser.ts'
import { Page } from './page.ts'

export type Product = Awaited<ReturnType<typeof serveProduct>>

/** What a case is given: an engine, and the production build with a fresh backend in this process. */
export interface Stage {
  engine: Engine
  product: Product
  /** Starts a browser that ends with the case. */
  start: (options?: StartOptions) => Promise<Browser & { page: Page }>
}

export interface Case {
  title: string
  /** Public addresses are answered with documents that have the content of this moment. */
  drawsPages?: boolean
  /** Why an engine, or its driver, cannot do it: the case is left out there and the summary says so. */
  cannot?: Partial<Record<Engine['name'], string>>
  /** @throws {Error} when something does not hold */
  run: (stage: Stage) => Promise<void>
}

/** @throws {Error} when something does not hold */
export async function runCase(engine: Engine, { title, run, drawsPages = false }: Case): Promise<void> {
  resetBackend()
  setStandingWeather({})
  setWeather({})
  // Records as other programs have left them are among the others.
  backend.odd.always = true
  const product = await serveProduct({ drawsPages })
  const started: Browser[] = []
  const start = async (options?: StartOptions) => {
    const browser = await engine.start(options)
    started.push(browser)
    return { ...browser, page: new Page(browser.driver) }
  }
  try {
    await run({ engine, product, start })
  } catch (error) {
    await keepPictures(engine, title, started)
    throw error
  } finally {
    for (const browser of started) await browser.kill()
    for (const { profile } of started) await removeProfile(profile)
    await product.stop().catch(() => undefined)
  }
}

/** What the windows showed when something did not hold. */
async function keepPictures(engine: Engine, title: string, started: Browser[]): Promise<void> {
  const folder = path.resolve('test-results/engines')
  await mkdir(folder, { recursive: true })
  for (const [index, { driver }] of started.entries()) {
    const picture = await driver.takeScreenshot().catch(() => undefined)
    const name = `${engine.name} ${title.slice(0, 60).replaceAll('/', '-')} ${index + 1}.png`
    if (picture) await writeFile(path.join(folder, name), Buffer.from(picture, 'base64'))
  }
}
