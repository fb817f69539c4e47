import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { run } from '#scripts/run.ts'
import { isChanged } from './compare.ts'
import { hostBook } from './host.ts'
import { names, read, remove, storePicture } from './kept-pictures.ts'
import { createPhotographer, type Photograph } from './photographer.ts'
import { decodePixels, encodePixels, roundPixels } from './pixels.ts'
import { type Change, writeReport } from './report.ts'
import { readStories, selectStories } from './stories.ts'

/**
 * Compares every story with its visual snapshots, in both themes:
 *
 * npm run test:looks -- [--update] [--shard 2/5] [--built] [a part of a title]
 *
 * --update replaces the differing pictures, --built uses the last Storybook build. Exits with 1 when anything differs
 * or a story cannot be rendered.
 */
const {
  values: { update, shard, built },
  positionals: [part = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    shard: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})

/** Milliseconds without changes until a story counts as settled: at first, and when it seems to have changed. */
const quiet = { first: 120, again: 600 }
/** Flags that render letters identically at every position. */
const steadyLetters = [
  '--disable-font-subpixel-positioning',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
const book = path.resolve('node_modules/.cache/looks-book')

if (!(built && existsSync(book)) && (await run(`storybook build --test --quiet -o ${book}`)) !== 0)
  throw new Error('The component book cannot be built.')

const all = await readStories(book)
const queue = [...selectStories(all, part, shard).values()]
const { origin, stop } = await hostBook(book)
const { args, ...launch } = chromiumLaunch()
const browser = await chromium.launch({ ...launch, args: [...args, ...steadyLetters, noNetwork] })
const taken = new Set<string>()
const changes: Change[] = []
const failed: string[] = []
await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
await browser.close()
stop()

// Only a complete run knows which pictures have no story.
const gone = part || shard || failed.length > 0 ? [] : (await names()).filter((name) => !taken.has(name))
for (const name of gone) {
  if (update) await remove(name)
  else changes.push({ name, before: await before(name) })
}
summary(await writeReport(update ? [] : changes))

async function work() {
  const photographer = await createPhotographer(browser, origin)
  for (let stories = queue.shift(); stories; stories = queue.shift()) {
    let album = await photographer.take(stories, quiet.first)
    let found = await judged(album.photographs)
    // An apparent change may only be a late one. Try again with more time.
    if (album.failed.length > 0 || found.some((change) => change.before)) {
      album = await photographer.take(stories, quiet.again)
      found = await judged(album.photographs)
    }
    for (const { name } of album.photographs) taken.add(name)
    failed.push(...album.failed)
    changes.push(...found)
    for (const { name, after } of update ? found : [])
      if (after) await storePicture(name, await encodePixels(after))
  }
  await photographer.stop()
}

/** Returns the pictures that differ from their snapshots or have none. */
async function judged(photographs: Photograph[]): Promise<Change[]> {
  const found: Change[] = []
  for (const { name, png } of photographs) {
    const after = roundPixels(await decodePixels(png))
    const old = await before(name)
    if (!old) found.push({ name, after })
    else if (isChanged(old, after)) found.push({ name, before: old, after })
  }
  return found
}

async function before(name: string) {
  const file = await read(name)
  return file && decodePixels(file)
}

function summary(report: string | undefined) {
  const changed = changes.filter((change) => change.before && change.after)
  const fresh = changes.filter((change) => !change.before)
  const lines = [
    ...failed.map((line) => `cannot be drawn: ${line}`),
    ...changed.map(({ name }) => `changed: ${name}`),
    ...(report ? [`Look at ${report}`] : []),
    `${taken.size - changed.length - fresh.length} same, ${changed.length} changed, ${fresh.length} new, ${gone.length} gone`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const differs = changes.length + gone.length > 0
  process.exitCode = failed.length > 0 || (differs && !update) ? 1 : 0
}
