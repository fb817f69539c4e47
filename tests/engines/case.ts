import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backend, resetBackend } from '#mocks/backend.ts'
import { setFaults, setStandingFaults } from '#mocks/faults.ts'
import { serveProduct } from '#tests/support/serve-product.ts'
import { type Browser, type Engine, removeProfile, type StartOptions } from './browser.ts'
import { Page } from './page.ts'

export type Product = Awaited<ReturnType<typeof serveProduct>>

/** Environment of a case: a browser, and the production build with a fresh backend in this process. */
export interface Stage {
  engine: Engine
  product: Product
  /** Starts a browser that is closed at the end of the case. */
  start: (options?: StartOptions) => Promise<Browser & { page: Page }>
}

export interface Case {
  title: string
  /** Responds to public addresses with server-rendered documents. */
  rendersPages?: boolean
  /** Reasons why a browser or its driver does not support the case. It is skipped there and listed in the summary. */
  cannot?: Partial<Record<Engine['name'], string>>
  /** @throws {Error} when a check fails */
  run: (stage: Stage) => Promise<void>
}

/** @throws {Error} when a check fails */
export async function runCase(engine: Engine, { title, run, rendersPages = false }: Case): Promise<void> {
  resetBackend()
  setStandingFaults({})
  setFaults({})
  // Include malformed records from other programs.
  backend.malformed.always = true
  const product = await serveProduct({ rendersPages })
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

/** Saves screenshots of the windows after a failure. */
async function keepPictures(engine: Engine, title: string, started: Browser[]): Promise<void> {
  const folder = path.resolve('test-results/engines')
  await mkdir(folder, { recursive: true })
  for (const [index, { driver }] of started.entries()) {
    const picture = await driver.takeScreenshot().catch(() => undefined)
    const name = `${engine.name} ${title.slice(0, 60).replaceAll('/', '-')} ${index + 1}.png`
    if (picture) await writeFile(path.join(folder, name), Buffer.from(picture, 'base64'))
  }
}
