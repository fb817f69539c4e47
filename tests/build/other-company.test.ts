import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { company, disciplineNames } from '#src/company/company.ts'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'
import { importMapOf } from '#src/site/render/shell.ts'

const companyFolder = 'src/company'

/** Files that a build reads. The pictures are rendered drawings without text. */
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

/** Single words of the placeholder company. Other literals count if they contain a space. */
const words = [company.shortName, company.city, company.initials, 'kelvara.example']

/** Folders of the pages. Stories and tests use their own texts. The kind of page is in `start/` and `document/`. */
const pageFolders = ['src/site/routes/_site', 'src/site']

/** Number of company terms in one text above which the text describes the company's trade. */
const namedTogether = 3

/** Number of words from which a text in the first person plural is a statement about the company. */
const statementLength = 13

/** Texts about how the site works, or about the content of another page. */
const ofTheSite = [
  'When you request a quote, write to us or apply',
  'What we build, who leads it, and the rules',
  'Our history, our people, and how we keep',
  'Phone, WhatsApp, e-mail and the address',
  'The kinds of plant and work that we know best',
  'What we measured, what we would do again',
  'You are changing ',
]

let folder = ''
const sentences = new Set<string>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'other-company-'))
  for (const source of sources)
    await cp(source, path.join(folder, source), { recursive: true, filter: (file) => isRead(`/${file}`) })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  for (const file of await readdir(companyFolder, { recursive: true })) {
    // Drawings contain no text, and the folder of the pictures only their names.
    if (!/\.ts$/.test(file) || file.startsWith('picture/') || !isRead(file)) continue
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

test('a build for another company contains no text of the placeholder company', async () => {
  expect(sentences.size).toBeGreaterThan(100)
  const left: string[] = []
  for (const file of await built()) {
    const text = await readFile(path.join(folder, 'dist', file), 'utf8')
    for (const sentence of [...sentences, ...words])
      if (text.includes(sentence)) left.push(`${file}: ${sentence}`)
  }
  expect(left).toEqual([])
})

test('no page file contains a statement that only the company can make', async () => {
  const stated: string[] = []
  let read = 0
  for (const file of await pageFiles()) {
    for (const text of textsOf(await readFile(file, 'utf8'))) {
      read += 1
      if (isStatement(text) && !ofTheSite.some((start) => text.startsWith(start)))
        stated.push(`${file}: ${text}`)
    }
  }
  expect(read).toBeGreaterThan(200)
  expect(stated).toEqual([])
})

test.each([
  'Our office, our workshop and most of our people are in the city, close to the plants that we look after.',
  'A day with your future team, on site or in the office. We cover your travel.',
  'Electrical, mechanical, civil, chemical, process, project management',
])('the check finds a page that says “%s”', (text) => {
  const page = [`const words = { text: '${text}' }`, `const Part = () => <p className="x">${text}</p>`]
  for (const source of page) expect(textsOf(source).filter(isStatement)).toEqual([text])
})

test('the other company’s name is in the pages, the manifest and the feed', async () => {
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8')
  const name = otherLetters(company.name)
  for (const file of ['index.html', 'about/index.html', 'manifest.webmanifest', 'rss.xml'])
    expect(await read(file), file).toContain(name)
})

test('the sign-in screens have documents with their own titles, for the browser to render', async () => {
  const name = otherLetters(company.name)
  for (const [address, { title }] of Object.entries(signInPages)) {
    const html = await readFile(path.join(folder, 'dist', address, 'index.html'), 'utf8')
    expect(html).toContain(`<title>${title} | ${name}</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<div id="root"></div>')
  }
})

test('a build contains no part of the emulated backend, of tests or of its sources', async () => {
  const files = await readdir(path.join(folder, 'dist'), { recursive: true })
  expect(
    files.filter((file) => /\.(?:map|ts|tsx)$|mockServiceWorker|(?:^|\/)\.(?!well-known)/.test(file)),
  ).toEqual([])
  const foreign = [
    'sourceMappingURL',
    'setupWorker',
    'fault-panel',
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

test('every document has the import map that the policy allows, and visitors save no export script', async () => {
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8')
  const map = importMapOf(await read('shell.html'))
  expect(Object.keys(JSON.parse(map).imports).length).toBeGreaterThan(100)
  for (const file of ['404.html', 'index.html', 'quote/index.html'])
    expect(importMapOf(await read(file)), file).toBe(map)
  expect(await read('_headers')).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`)
  // The worker has two lists. The one for visitors has revisions.
  const [worker = ''] = (await built()).filter((file) => /\/csv-worker-/.test(file))
  const lists = await read('sw.js')
  expect(lists).toContain(worker)
  expect(lists).not.toContain(`"revision":null,"url":"${worker}"`)
})

/** Reads all text files of the build. An owner's own drawings, with the name in their outlines, are in brand/. */
async function built(): Promise<string[]> {
  const files = await readdir(path.join(folder, 'dist'), { recursive: true })
  return files.filter(
    (file) => !file.startsWith('brand/') && /\.(html|js|css|json|xml|txt|svg|webmanifest)$|\/_/.test(file),
  )
}

async function pageFiles(): Promise<string[]> {
  const names = await Promise.all(pageFolders.map((at) => readdir(at, { recursive: true })))
  return names
    .flatMap((files, index) => files.map((file) => `${pageFolders[index]}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && isRead(file) && !file.startsWith(companyFolder))
}

/** Returns the texts of a page's source: literals, and text between tags, without comments. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const literal = /'((?:\\.|[^'\\\n])*)'|"([^"\n]*)"|`((?:\\.|[^`\\])*)`/g
  const literals = [...code.matchAll(literal)].map(
    ([, single, double, template]) => single ?? double ?? template,
  )
  const between = [...code.replace(literal, '').matchAll(/[>}]([^<>{}=;]+)(?=[<{])/g)].map(([, text]) => text)
  return [...literals, ...between].map((text = '') => text.replace(/\s+/g, ' ').trim())
}

function isStatement(text: string): boolean {
  const named = disciplineNames.filter((name) =>
    new RegExp(`\\b${name.replace('-', ' ')}\\b`, 'i').test(text),
  )
  if (named.length >= namedTogether) return true
  return /\b(we|our)\b/i.test(text) && text.split(' ').length >= statementLength
}

/** Replaces every sentence, name, number, and address in a company file, and records them. */
function renamed(text: string): string {
  const literalOrComment = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1|\/\*[\s\S]*?\*\//g
  return text.replace(literalOrComment, (whole, quote: string | undefined, content = '') => {
    if (!quote) return whole
    const isSentence = /\w \w/.test(content) && !content.includes('${')
    if (!isSentence && !words.some((word) => content.includes(word))) return whole
    // Ignore the two words of a discipline: they are common. Another test checks pages for all of them.
    if (isSentence && !disciplineNames.some((name) => name === content)) sentences.add(content)
    return quote + otherLetters(content) + quote
  })
}

/** Rotates letters by 13 and subtracts digits from nine: same length, different text. */
function otherLetters(text: string): string {
  return text.replace(/[a-z\d]/gi, (sign) => {
    if (/\d/.test(sign)) return String(9 - Number(sign))
    const first = sign < 'a' ? 65 : 97
    return String.fromCharCode(((sign.charCodeAt(0) - first + 13) % 26) + first)
  })
}
