import path from 'node:path'
import { hasTest } from './asvs-table.ts'
import { vocabulary } from './plain-words.ts'

interface Limit {
  words?: number
  lines?: number
}

/** Greatest length of a document: words outside code blocks, and lines. */
const limits: Record<string, Limit> = {
  'README.md': { words: 800, lines: 110 },
  'CONTRIBUTING.md': { lines: 110 },
  'docs/architecture.md': { words: 900 },
  'docs/deploy.md': { words: 900 },
  'docs/offline.md': { words: 1_500 },
  'docs/security.md': { words: 1_800 },
  'docs/performance.md': { words: 700 },
  'docs/reliability.md': { words: 900 },
  'docs/browsers.md': { words: 300 },
}

/** Greatest number of lines of a README beside the code that stores data on a device. */
const offlineLines = 15
/** Matches the folders in which each one has such a README. */
const isOffline = /^src\/(offline|dashboard\/offline-data)(\/|$)/

/** Greatest number of pictures in README.md. */
const mostPictures = 7

export interface Repository {
  /** Names of the npm scripts. */
  scripts: ReadonlySet<string>
  /** Returns the text of a file, or undefined if it does not exist. */
  textOf: (file: string) => string | undefined
}

/** Returns one line for each rule that a document breaks: its length, vocabulary, commands, tests and anchors. */
export function documentFaults(file: string, text: string, repository: Repository): string[] {
  return [
    ...lengthFaults(file, text),
    ...proseOf(text).flatMap((line, index) =>
      vocabulary
        .filter(([word]) => word.test(line))
        .map(([word, instead]) => `${file}:${index + 1} "${word.exec(line)?.[0]}": write ${instead}`),
    ),
    ...commandsIn(text)
      .filter((name) => !repository.scripts.has(name))
      .map((name) => `${file} names npm run ${name}, which is no script in package.json`),
    ...testsIn(text)
      .filter(([test, title]) => !hasTest(repository.textOf(test) ?? '', title))
      .map(([test, title]) => `${file} names “${title}”, which is no test in ${test}`),
    ...anchorsIn(text)
      .filter(([target, anchor]) => {
        const page = target ? repository.textOf(path.posix.join(path.posix.dirname(file), target)) : text
        return page !== undefined && !headingsIn(page).includes(anchor)
      })
      .map(([target, anchor]) => `${file} links to ${target}#${anchor}, which is no heading there`),
  ]
}

/** Returns one line for each folder with code of the offline half that has no README. */
export function foldersWithoutReadme(files: readonly string[]): string[] {
  const folders = new Set(
    files.map((file) => path.posix.dirname(file)).filter((name) => isOffline.test(name)),
  )
  return [...folders]
    .filter((folder) => !files.includes(`${folder}/README.md`))
    .map((folder) => `${folder} has no README.md: say what it stores, who writes it and when it is deleted`)
}

/** Counts the words of a document. Code blocks do not count, tables do. */
export function wordsIn(text: string): number {
  return withoutBlocks(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function lengthFaults(file: string, text: string): string[] {
  const { words = Number.POSITIVE_INFINITY, lines = Number.POSITIVE_INFINITY } = limitOf(file)
  const pictures = text.match(/!\[/g)?.length ?? 0
  const [wordCount, lineCount] = [wordsIn(text), text.trimEnd().split('\n').length]
  return [
    ...(wordCount > words ? [`${file} has ${wordCount} words: at most ${words}`] : []),
    ...(lineCount > lines ? [`${file} has ${lineCount} lines: at most ${lines}`] : []),
    ...(file === 'README.md' && pictures > mostPictures
      ? [`${file} has ${pictures} pictures: at most ${mostPictures}`]
      : []),
  ]
}

function limitOf(file: string): Limit {
  if (isOffline.test(file)) return { lines: offlineLines }
  return limits[file] ?? (/^docs\/decisions\/\d/.test(file) ? { lines: 60 } : {})
}

const withoutBlocks = (text: string) =>
  text.replace(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replace(/.*/g, ''))

/** Returns the lines of a document without code and link targets. */
const proseOf = (text: string) =>
  withoutBlocks(text)
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .split('\n')

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)

const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?) › ([^`\n]+)`/g)].map(
    ([, file = '', title = '']) => [file, title] as const,
  )

const anchorsIn = (text: string) =>
  [...text.matchAll(/\]\(((?![a-z]+:)[^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, target = '', anchor = '']) => [target, anchor] as const,
  )

/** Returns the anchors of a page's headings, as GitHub makes them. */
const headingsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
