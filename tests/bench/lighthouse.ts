import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumLaunch } from '#scripts/chromium.ts'

/** Too large for every `npm ci`: npx fetches it on demand. */
const program = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export const lighthouseHead = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
]

/** The relevant part of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: unknown }>
}

/** Runs Lighthouse with its default: a simulated phone on slow 4G. Returns scores out of 100, then milliseconds. */
export async function lighthouse(address: string): Promise<{ cells: string[]; faults: string[] }> {
  const { executablePath, args } = chromiumLaunch
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', program, address, '--quiet', '--output=json'],
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  )
  const report: Report = JSON.parse(stdout)
  const scores = categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0)))
  const figure = (name: string, decimals = 0) =>
    (report.audits[name]?.numericValue ?? Number.NaN).toFixed(decimals)
  return {
    cells: [
      ...scores.map(String),
      figure('first-contentful-paint'),
      figure('largest-contentful-paint'),
      figure('total-blocking-time'),
      figure('cumulative-layout-shift', 3),
    ],
    faults: faultsOf(report),
  }
}

/** Lists the failed audits that lower a score. */
function faultsOf({ categories: rated, audits }: Report): string[] {
  const weighed = categories.flatMap(
    (name) => rated[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  return weighed.flatMap(({ id }) => {
    const { title = id, score = null, details } = audits[id] ?? {}
    if (score === null || score >= 0.9) return []
    return `${title}: ${JSON.stringify(details)?.slice(0, 600) ?? ''}`
  })
}
