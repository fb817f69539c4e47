import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tables } from '#backend/schema.ts'
import { layers } from '#scripts/checks/layers.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'
import { piecesOf } from '#src/contract/search/compare/found-text.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { filesWith, sourcesOf } from './source-files.ts'

const client = sourcesOf('src')
const server = sourcesOf('backend', 'server')
const all = [...client, ...server]

test('the sources are found', () => {
  expect(client.length).toBeGreaterThan(300)
  expect(server.length).toBeGreaterThan(2)
  expect(filesWith(client, /createRoot|hydrateRoot/)).not.toEqual([])
})

test('no cookie is set or read', () => {
  expect(filesWith(all, /document\.cookie|set-cookie|cookieStore|hono\/cookie/i)).toEqual([])
})

test('text becomes HTML only in the cleaner', () => {
  const reading =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|new DOMParser|createContextualFragment/i
  expect(filesWith(client, reading)).toEqual([])
  expect(filesWith(client, /DOMPurify/)).toEqual(['src/ui/text/clean-html.ts'])
})

test('no source runs text as a program', () => {
  // Runs the renderer's file of the build, which the server would else import: an import is never freed.
  const known = ['server/pages/open-renderer.ts']
  expect(beyond(/\beval\(|new Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|node:vm/, known)).toEqual([])
})

test('the server starts no other program, and pictures and backups run in processes of its own code', () => {
  const known = ['server/files/pictures.ts', 'server/jobs/own-process-backup.ts']
  expect(filesWith(all, /child_process/).toSorted()).toEqual(known)
  expect(filesWith(all, /\b(?:execFile|execSync|spawn|spawnSync)\b/)).toEqual([])
})

test('values that must not be guessed come from the cryptographic generator', () => {
  // The jitter of a backoff is no secret.
  expect(beyond(/Math\.random/, ['src/api/events.ts', 'src/offline/outbox/backoff.ts'])).toEqual([])
})

test('the only hash is SHA-256, and the only cipher is AES-GCM', () => {
  expect(filesWith(all, /\bMD5\b|\bSHA-?1\b|\bRC4\b|AES-(?:CBC|CTR|ECB)|createCipher|RSAES-PKCS1/i)).toEqual(
    [],
  )
  const named = all.flatMap(({ code }) => [
    ...code.matchAll(/create(?:Hash|Hmac)\('([^']+)'|subtle\.digest\('([^']+)'|'(AES-[A-Z]+)'/g),
  ])
  const algorithms = new Set(named.map(([, hash, digest, cipher]) => hash ?? digest ?? cipher))
  expect([...algorithms].sort()).toEqual(expect.arrayContaining(['AES-GCM', 'SHA-256']))
  expect([...algorithms].filter((name) => !/^(?:sha256|SHA-256|AES-GCM)$/.test(String(name)))).toEqual([])
})

test('a regular expression that is made of text escapes the text', () => {
  const names = /new RegExp\(/
  const known = [
    'server/files/s3-store.ts',
    'src/contract/search/compare/found-text.ts',
    // Joins two constant patterns.
    'src/contract/schema/typed/typed-text.ts',
    'src/ui/text/read-html.ts',
  ]
  expect(beyond(names, known)).toEqual([])
  const words = '.*+?^$()|[]{}\\'
  const marked = renderToStaticMarkup(Highlight({ pieces: piecesOf(`a ${words} b`, [words]) }))
  expect(marked).toContain(`">${words}</mark>`)
})

test('database statements contain values only as parameters', () => {
  // Tables and columns of migrations are constants in the code.
  const unsafe = /sql\.(?:raw|lit)\b|\.(?:query|exec|prepare)\(\s*`[^`]*\$\{/
  // A pragma with a size, the name of a channel, and migrations: all from constants.
  const constant = ['server/database/postgres-notices.ts', 'server/database/sqlite-worker.ts']
  const migrations = /\/(?:migrations\/|carry-over)/
  const found = filesWith(server, unsafe).filter((file) => !migrations.test(file))
  expect(found.filter((file) => !constant.includes(file))).toEqual([])
})

test('the audit log is read only by the command that prints it', () => {
  const found = filesWith(server, /\.(?:list|find|first|count)\(\s*'audit'/)
  expect(found).toEqual(['server/cli/people.ts'])
})

test('unencrypted storage on a device has only the session, impersonal flags and the tab’s own input', () => {
  expect(filesWith(client, /'auth_token'/)).toEqual(['src/api/session.ts'])
  const marks = [
    'src/api/features.ts',
    'src/api/server-clock.ts',
    'src/dashboard/deleting/sent-deletions.ts',
    // Facts about the company that every page shows.
    'src/offline/keep-site-facts.ts',
    'src/dashboard/offline-data/push/push.ts',
    'src/offline/service-worker/lost-chunk.ts',
    'src/offline/service-worker/update.ts',
    'src/dashboard/sign-in/can-stay-signed-in.ts',
    'src/site/boot/record-visit.ts',
  ]
  // The user's own input: for the next document of the same tab, and the draft of a page that closes, which staff's
  // store encrypts.
  const typed = [
    'src/site/boot/boot-script.ts',
    'src/ui/browser/typed-in-tab.ts',
    'src/offline/drafts/draft-store.ts',
  ]
  const writes = /(?:local|session)Storage\.\w+ = |\.setItem\(|\bsafe(?:Local|Session)\.set\(/
  const storage = ['src/api/session.ts', 'src/ui/browser/safe-storage.ts']
  expect(beyond(writes, [...storage, ...marks, ...typed])).toEqual([])
})

test('the server calls only the file store, push services and the mail server', () => {
  const calling =
    /(?<!\.)\bfetch\(|\bhttps?\.(?:get|request)\(|from 'nodemailer'|from 'undici'|\{[^}]*\bconnect\b[^}]*\} from 'node:(?:net|tls)'/
  // The command line connects to the running server through a socket in its own folder.
  const known = ['files/s3-store', 'jobs/mail', 'jobs/push', 'cli/command-socket']
  const found = filesWith(server, calling)
  expect(found.filter((file) => !known.includes(file.replace(/^server\/|\.ts$/g, '')))).toEqual([])
})

test('input is sent in the body by POST, PUT or DELETE', () => {
  const sending = [...endpoints, ...Object.values(featureCalls)].filter(({ input }) => input)
  expect(sending.length).toBeGreaterThan(20)
  expect(sending.filter(({ method }) => method === 'GET')).toEqual([])
  const queries = new Set(endpoints.flatMap(({ query }) => query))
  expect([...queries].sort()).toEqual(['category', 'query', 'search', 'status', 'type'])
})

test('scripts, styles and fonts come only from the site', () => {
  const documents = ['index.html', ...globSync('src/**/*.css')]
  for (const file of documents) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toMatch(
      /(?:src|href)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import\s+["']https?:/,
    )
  }
  expect(filesWith(client, /import\(\s*["'`]https?:|importScripts\(/)).toEqual([])
})

test('no part of the product imports the emulated backend or a test', () => {
  expect(filesWith(client, /from '#(?:mocks|tests|scripts)\//)).toEqual([])
  expect(filesWith(sourcesOf('backend'), /from '#(?:mocks|tests|scripts|server)\//)).toEqual([])
  expect(filesWith(sourcesOf('server'), /from '#(?:mocks|tests|scripts)\//)).toEqual([])
  for (const [folder, imports] of Object.entries(layers))
    if (/^(?:backend|server)(?:\/|$)/.test(folder))
      expect(
        imports.filter((one) => /^(?:mocks|scripts|tests)/.test(one)),
        folder,
      ).toEqual([])
})

test('values are compared with their types, and the compiler checks strictly', () => {
  expect(filesWith(all, /[^=!]==[^=]|!=[^=]/)).toEqual([])
  const options = JSON.parse(readFileSync('tsconfig.base.json', 'utf8')).compilerOptions
  expect(options).toMatchObject({ strict: true, noUncheckedIndexedAccess: true })
})

test('no source contains a password, key or token', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|eyJhbGciOi|(?:password|secret|token)\s*[:=]\s*'[^'\s]{12,}'/i
  expect(filesWith(all, secret)).toEqual([])
})

test('password fields hide their text, allow pasting and are known to password managers', () => {
  const fields = client.filter(({ code }) => /input=\{PasswordInput\}/.test(code))
  expect(fields.length).toBeGreaterThanOrEqual(4)
  for (const { file, code } of fields) {
    expect(code, file).toMatch(/autoComplete="(?:current|new)-password"/)
    expect(code, file).not.toMatch(/onPaste|onCopy|maxLength/)
  }
  expect(
    filesWith(
      client,
      /name="(?:password|currentPassword|newPassword|again)"(?![^>]*input=\{PasswordInput\})/,
    ),
  ).toEqual([])
  const [input] = client.filter(({ file }) => file.endsWith('/password-input.tsx'))
  expect(input?.code).toMatch(/type=\{isVisible \? 'text' : 'password'\}/)
  expect(input?.code).not.toMatch(/onPaste|onCopy|maxLength/)
})

test('no hint and no security question replaces a password', () => {
  expect(filesWith(all, /passwordHint|securityQuestion|mother.s maiden/i)).toEqual([])
  const fields = Object.keys(tables.admins)
  expect(fields).toEqual(['name', 'email', 'role', 'password', 'createdAt'])
})

/** Returns the files that match a pattern, without the known ones. */
function beyond(pattern: RegExp, files: readonly string[]): string[] {
  return filesWith(all, pattern).filter((file) => !files.includes(file))
}
