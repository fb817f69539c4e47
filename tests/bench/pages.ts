import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { backend } from '#mocks/backend.ts'
import { median, type Row } from './table.ts'
import { type Bench, freshPage, listPath, untilQuiet } from './visit.ts'

const sizes = new Map<string, Promise<number>>()

/** Measures the JavaScript of each page on a fresh device without a worker: until it is visible, and in total. */
export async function pageWeights(bench: Bench): Promise<Row[]> {
  const [request] = backend.tables.quoteRequests.all()
  const paths = [
    '/',
    '/quote',
    '/login',
    '/contact',
    '/404',
    '/dashboard',
    listPath,
    `${listPath}/${request?._id}`,
  ]
  const rows: Row[] = []
  for (const path of paths) {
    // Run in parallel: the loaded files hardly depend on time.
    const visits = await Promise.all(Array.from({ length: 5 }, () => weigh(bench, path)))
    const name = path.replace(request?._id ?? '', '{id}')
    for (const part of ['first load', 'all'] as const) {
      const loads = visits.map((visit) => visit[part])
      rows.push({
        measure: `JS gz, ${name}, ${part}`,
        unit: 'kB',
        rounds: loads.map(({ bytes }) => bytes / 1000),
        note: `${median(loads.map(({ files }) => files))} files`,
      })
    }
  }
  return rows
}

async function weigh(bench: Bench, path: string) {
  const page = await freshPage(bench, false)
  // When signed in, /login would redirect to the dashboard.
  if (path === '/login') await page.context().addInitScript(() => localStorage.clear())
  await page.goto(bench.product.origin + path)
  const shown = await page.evaluate(async () => {
    const heading = await window.bench.heading
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return Math.max(heading, navigation?.loadEventEnd ?? 0)
  })
  const loaded = await loadedScripts(page)
  await page.context().close()
  return {
    'first load': await weightOf(loaded.filter(({ start }) => start <= shown)),
    all: await weightOf(loaded),
  }
}

/** Returns all scripts of the page once two seconds have passed without a request. */
async function loadedScripts(page: Page) {
  await untilQuiet(page)
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .map(({ name, startTime }) => ({ url: name, start: startTime }))
  })
}

async function weightOf(loaded: { url: string }[]) {
  const urls = [...new Set(loaded.map(({ url }) => url))]
  const weights = await Promise.all(urls.map(gzipped))
  return { files: urls.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) }
}

function gzipped(url: string): Promise<number> {
  const known = sizes.get(url) ?? fetchedSize(url)
  sizes.set(url, known)
  return known
}

async function fetchedSize(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`)
  return gzipSync(await response.bytes(), { level: 9 }).length
}
