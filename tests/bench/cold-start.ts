import type { BrowserContext, Page } from 'playwright'
import { measureItself } from './probe.ts'
import type { Row } from './table.ts'
import {
  type Bench,
  cpuFactors,
  firstRow,
  listPath,
  manyRows,
  pageWithSavedList,
  rounds,
  slowDown,
  under,
  untilSettled,
} from './visit.ts'

interface EncryptionTimes {
  /** Time when the list was decrypted, in milliseconds since the navigation began. */
  decrypted: number
  /** Encrypted list: its size, and the time for serialising, encrypting, and writing it. */
  written: { bytes: number; took: number }
}

declare global {
  interface Window {
    encryption: EncryptionTimes
  }
}

/** Measures a new tab of a fully synced device: with the server, without a network, and after one changed record. */
export async function coldStarts(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  const first = await pageWithSavedList(bench)
  const device = first.context()
  await device.addInitScript(watchEncryption)
  await first.close()
  for (const slowness of cpuFactors) rows.push(await written(bench, device, slowness))
  for (const slowness of cpuFactors) rows.push(...(await starts(bench, device, 'online', slowness)))
  await bench.product.stop()
  await device.setOffline(true)
  for (const slowness of cpuFactors) rows.push(...(await starts(bench, device, 'offline', slowness)))
  await bench.product.startAgain()
  await device.close()
  return rows
}

async function starts(bench: Bench, device: BrowserContext, kind: string, slowness: number): Promise<Row[]> {
  const shown: number[] = []
  const restored: number[] = []
  for (const _ of rounds()) {
    const page = await openedTab(bench, device, slowness)
    shown.push(await firstRow(page))
    await untilSettled(page)
    restored.push(await page.evaluate(() => window.encryption.decrypted))
    await page.close()
  }
  const measure = `cold start ${kind}, ${manyRows} encrypted records${under(slowness)}`
  const decrypted = `  decrypted until${under(slowness)}`
  return [
    { measure, unit: 'ms', rounds: shown },
    { measure: decrypted, unit: 'ms', rounds: restored, note: 'since the navigation began' },
  ]
}

/** Loads the list with one changed company in its middle. The list is encrypted and written again. */
async function written(bench: Bench, device: BrowserContext, slowness: number): Promise<Row> {
  const took: number[] = []
  let bytes = 0
  for (const round of rounds()) {
    const page = await openedTab(bench, device, slowness, `Round ${round}, ${slowness}, `)
    await page.waitForFunction(() => window.encryption.written.bytes > 0)
    const written = await page.evaluate(() => window.encryption.written)
    took.push(written.took)
    bytes = written.bytes
    await page.close()
  }
  const measure = `one changed record of ${manyRows} written${under(slowness)}`
  return { measure, unit: 'ms', rounds: took, note: `${Math.round(bytes / 1_000)} kB encrypted` }
}

/** @param prefix precedes a company's name in the list that this tab receives */
async function openedTab(
  { product }: Bench,
  device: BrowserContext,
  slowness: number,
  prefix = '',
): Promise<Page> {
  const page = await device.newPage()
  if (prefix) await page.addInitScript(changeOneRecord, prefix)
  await measureItself(page)
  await slowDown(page, slowness)
  await page.goto(product.origin + listPath)
  return page
}

/** Runs in the page. The backend repeats a few rows, so a change there would change thousands. */
function changeOneRecord(prefix: string) {
  const { fetch } = window
  window.fetch = async (...call) => {
    const answer = await fetch(...call)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const text = await answer.text()
    const index = text.indexOf('"companyName":"', text.length / 2)
    if (text.length < 1_000_000 || index < 0) return new Response(text, answer)
    const name = index + '"companyName":"'.length
    return new Response(text.slice(0, name) + prefix + text.slice(name), answer)
  }
}

/** Runs in the page, so it contains everything that it needs. */
function watchEncryption() {
  window.encryption = { decrypted: 0, written: { bytes: 0, took: 0 } }
  const { decrypt } = SubtleCrypto.prototype
  const { put } = IDBObjectStore.prototype
  let textFrom = 0
  JSON.stringify = new Proxy(JSON.stringify, {
    apply: (stringify, self, call) => {
      const start = performance.now()
      const text: unknown = Reflect.apply(stringify, self, call)
      // Only the long list has such a long text.
      if (typeof text === 'string' && text.length > 1_000_000) textFrom ||= start
      return text
    },
  })
  SubtleCrypto.prototype.decrypt = async function (...call) {
    const bytes = await decrypt.apply(this, call)
    if (bytes.byteLength > 1_000_000) window.encryption.decrypted = performance.now()
    return bytes
  }
  IDBObjectStore.prototype.put = function (...call) {
    const bytes: unknown = Object(Object(call[0]).bytes).byteLength
    if (typeof bytes === 'number' && bytes > 1_000_000) {
      this.transaction.addEventListener('complete', () => {
        window.encryption.written = { bytes, took: performance.now() - textFrom }
      })
    }
    return put.apply(this, call)
  }
}
