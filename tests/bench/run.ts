import { chromium } from 'playwright'
import { setFaults } from '#mocks/faults.ts'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { serveProduct } from '#tests/support/serve-product.ts'
import { coldStarts } from './cold-start.ts'
import { exports } from './csv.ts'
import { firstRows } from './list.ts'
import { machineLine, noiseProbe, restingPoint } from './machine.ts'
import { memory } from './memory.ts'
import { pageWeights } from './pages.ts'
import { paletteKeystrokes } from './palette.ts'
import { peer } from './peers/peer.ts'
import { benchSorting } from './sorting.ts'
import { fullSync } from './sync.ts'
import { formatTable, type Row } from './table.ts'
import { keystrokes } from './typing.ts'
import { updates } from './updates.ts'
import { type Bench, manyRows, signedIn } from './visit.ts'

/** Prints sizes and speed of the production build in one table. Asserts nothing: the figures are a reference. */
const longest = 35 * 60_000
const isMarkdown = process.argv.includes('--markdown')
/** `--only keystrokes,exports` runs only these parts. */
const only = /--only[= ](\S+)/.exec(process.argv.join(' '))?.[1]?.split(',')

// Tests’ helpers read the same build.
process.env.PRODUCT_DIST ??= 'dist-bench'
const folder = process.env.PRODUCT_DIST
const before = noiseProbe()
const rest = restingPoint()
const product = await serveProduct({ folder })
const browser = await chromium.launch(chromiumLaunch)
const deadline = setTimeout(() => void browser.close({ reason: 'The bench took over 35 minutes' }), longest)

try {
  const head = machineLine(browser.version())
  const bench: Bench = { browser, product, session: await signedIn(browser, product.origin) }
  const rows = await measured(bench)
  process.stdout.write(`${head}\n`)
  process.stdout.write(
    `noise probe ${before} before, ${noiseProbe()} after · each figure the median of five\n\n`,
  )
  process.stdout.write(`${formatTable(rows, isMarkdown)}\n`)
} catch (error) {
  failed('The bench', error)
} finally {
  clearTimeout(deadline)
  await browser.close()
  await product.stop()
}

/** Runs all parts. A failed part does not stop the others. */
async function measured(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  const parts = {
    'page weights': pageWeights,
    'first rows': firstRows,
    'cold starts': coldStarts,
    keystrokes,
    benchSorting,
    palette: paletteKeystrokes,
    exports,
    'full sync': fullSync,
    memory,
    updates,
    peer,
  }
  for (const [name, part] of Object.entries(parts)) {
    if (only?.includes(name.replaceAll(' ', '-')) === false) continue
    // The peer is cloned and built over the network, so it runs only on request.
    if (part === peer && !only) continue
    say(`${name}: once the machine has rested`)
    await rest()
    setFaults(part === pageWeights ? {} : { rows: manyRows, only: '/demo' })
    await part(bench).then(
      (more) => rows.push(...more),
      (fault: unknown) => failed(name, fault),
    )
  }
  return rows
}

function failed(what: string, fault: unknown) {
  say(`${what} could not be measured: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exitCode = 1
}

function say(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}
