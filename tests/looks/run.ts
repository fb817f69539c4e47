import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '#scripts/chromium.ts'
import { baseCommit, buildBook, buildBookOf } from './books.ts'
import { isChanged } from './compare.ts'
import { hostBook } from './host.ts'
import { createPhotographer, type Photograph } from './photographer.ts'
import { decodePixels, type Pixels, roundPixels } from './pixels.ts'
import { type Change, writeReport } from './report.ts'
import { readStories, type Story, selectStories } from './stories.ts'

/**
 * Renders every story of an earlier commit and of the working tree, in both themes, and reports the differences:
 *
 * npm run test:looks -- [--base <commit>] [--shard 2/5] [a part of a title]
 *
 * Without --base it compares with the merge base of `main`. Stores no pictures in the repository. Exits with 1 when a
 * story of the working tree cannot be rendered; differences are for a person to judge.
 */
const {
  values: { base, shard },
  positionals: [part = ''],
} = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, shard: { type: 'string' } },
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

const commit = baseCommit(base)
const books = { before: await buildBookOf(commit), after: await buildBook() }
const stories = { before: await readStories(books.before), after: await readStories(books.after) }
const titles = new Map([...stories.before, ...stories.after])
const queue = [...selectStories(titles, part, shard).keys()]
const hosts = { before: await hostBook(books.before), after: await hostBook(books.after) }
const { args, ...launch } = chromiumLaunch
const browser = await chromium.launch({ ...launch, args: [...args, ...steadyLetters, noNetwork] })
const changes: Change[] = []
const failed: string[] = []
let same = 0
await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
await browser.close()
hosts.before.stop()
hosts.after.stop()
summary(await writeReport(changes))

async function work() {
  const before = await createPhotographer(browser, hosts.before.origin)
  const after = await createPhotographer(browser, hosts.after.origin)
  type Photographer = typeof before
  const photograph = async (photographer: Photographer, some: Story[] = [], pause: number) => {
    const { photographs, failed } = await photographer.take(some, pause)
    return { pictures: await decoded(photographs), failed }
  }
  for (let title = queue.shift(); title !== undefined; title = queue.shift()) {
    const compareWith = async (pause: number) => {
      const old = await photograph(before, stories.before.get(title), pause)
      const now = await photograph(after, stories.after.get(title), pause)
      return { failed: now.failed, ...differences(old.pictures, now.pictures) }
    }
    let result = await compareWith(quiet.first)
    // An apparent change may only be a late one. Try again with more time.
    if (result.failed.length > 0 || result.changes.length > 0) result = await compareWith(quiet.again)
    failed.push(...result.failed)
    changes.push(...result.changes)
    same += result.same
  }
  await before.stop()
  await after.stop()
}

async function decoded(photographs: Photograph[]): Promise<Map<string, Pixels>> {
  const pictures = new Map<string, Pixels>()
  for (const { name, png } of photographs) pictures.set(name, roundPixels(await decodePixels(png)))
  return pictures
}

function differences(before: Map<string, Pixels>, after: Map<string, Pixels>) {
  const found: Change[] = []
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)]
    if (!old || !now || isChanged(old, now))
      found.push({ name, ...(old && { before: old }), ...(now && { after: now }) })
  }
  return { changes: found, same: new Set([...before.keys(), ...after.keys()]).size - found.length }
}

function summary(report: string | undefined) {
  const changed = changes.filter(({ before, after }) => before && after)
  const added = changes.filter(({ before }) => !before)
  const removed = changes.filter(({ after }) => !after)
  const lines = [
    ...failed.map((line) => `cannot be rendered: ${line}`),
    ...changed.map(({ name }) => `changed: ${name}`),
    ...(report ? [`Look at ${report}`] : []),
    `Since ${commit.slice(0, 8)}: ${same} same, ${changed.length} changed, ${added.length} new, ${removed.length} gone`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
