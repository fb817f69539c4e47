import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { company } from '#src/site/company/company.ts'
import { importMapOf } from '#src/site/document/shell.ts'

const companyFolder = 'src/site/company'

/** What a build reads. The pictures are rendered drawings without a word in them. */
const sources = [
  'src',
  'backend',
  'server',
  'scripts',
  'mocks',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
]
const isRead = (file: string) => !/\/public\/pictures$|\.(stories|test)\.tsx?$/.test(file)

/** Words of the placeholder that stand alone; every literal with a space in it is a sentence or a name as well. */
const words = [company.shortName, company.city, company.initials, 'kelvara.example']

let folder = ''
const sentences = new Set<string>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'other-company-'))
  for (const source of sources)
    await cp(source, path.join(folder, source), { recursive: true, filter: (file) => isRead(`/${file}`) })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  for (const file of await readdir(companyFolder)) {
    const text = await readFile(path.join(companyFolder, file), 'utf8')
    await writeFile(path.join(folder, companyFolder, file), renamed(text))
  }
  const { NODE_ENV, ...environment } = process.env
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    env: environment,
  })
}, 300_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('nothing of the placeholder company is left in a build for another', async () => {
  expect(sentences.size).toBeGreaterThan(100)
  const left: string[] = []
  for (const file of await built()) {
    const text = await readFile(path.join(folder, 'dist', file), 'utf8')
    for (const sentence of [...sentences, ...words])
      if (text.includes(sentence)) left.push(`${file}: ${sentence}`)
  }
  expect(left).toEqual([])
})

test('the other company is there, in the page, the manifest and the feed', async () => {
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8')
  const name = otherLetters(company.name)
  for (const file of ['index.html', 'about/index.html', 'manifest.webmanifest', 'rss.xml'])
    expect(await read(file), file).toContain(name)
})

test('a build holds nothing of the emulated backend, of tests, or of the sources that it was made from', async () => {
  const files = await readdir(path.join(folder, 'dist'), { recursive: true })
  expect(
    files.filter((file) => /\.(?:map|ts|tsx)$|mockServiceWorker|(?:^|\/)\.(?!well-known)/.test(file)),
  ).toEqual([])
  const foreign = [
    'sourceMappingURL',
    'setupWorker',
    'weather-panel',
    ...accounts.map(({ password }) => password),
  ]
  for (const file of await built()) {
    const text = await readFile(path.join(folder, 'dist', file), 'utf8')
    expect(
      foreign.filter((word) => text.includes(word)),
      file,
    ).toEqual([])
  }
})

test('every document has the one import map that the policy allows, and visitors save no script of an export', async () => {
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8')
  const map = importMapOf(await read('shell.html'))
  expect(Object.keys(JSON.parse(map).imports).length).toBeGreaterThan(100)
  for (const file of ['404.html', 'index.html', 'quote/index.html'])
    expect(importMapOf(await read(file)), file).toBe(map)
  expect(await read('_headers')).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`)
  // Of the worker's two lists, that of visitors has revisions.
  const [worker = ''] = (await built()).filter((file) => /\/csv-worker-/.test(file))
  const lists = await read('sw.js')
  expect(lists).toContain(worker)
  expect(lists).not.toContain(`"revision":null,"url":"${worker}"`)
})

/** Text of every kind. An owner's own drawings, with the name in their outlines, are in brand/. */
async function built(): Promise<string[]> {
  const files = await readdir(path.join(folder, 'dist'), { recursive: true })
  return files.filter(
    (file) => !file.startsWith('brand/') && /\.(html|js|css|json|xml|txt|svg|webmanifest)$|\/_/.test(file),
  )
}

/** A file of the company with every sentence, name, number and address in it changed, and noted. */
function renamed(text: string): string {
  const literalOrComment = /(['"`])((?:\\.|(?!\1).)*)\1|\/\*[\s\S]*?\*\//g
  return text.replace(literalOrComment, (whole, quote: string | undefined, content = '') => {
    if (!quote) return whole
    const isSentence = content.includes(' ') && !content.includes('${')
    if (!isSentence && !words.some((word) => content.includes(word))) return whole
    if (isSentence) sentences.add(content)
    return quote + otherLetters(content) + quote
  })
}

/** Every letter thirteen further and every digit taken from nine: as long, and nothing like it. */
function otherLetters(text: string): string {
  return text.replace(/[a-z\d]/gi, (sign) => {
    if (/\d/.test(sign)) return String(9 - Number(sign))
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(((sign.charCodeAt(0) - first + 13) % 26) + first)
  })
}
