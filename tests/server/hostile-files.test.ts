import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#backend/errors.ts'
import type { StoredFile } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { type OpenFiles, openFiles } from '#server/files/open-files.ts'
import { keyOf } from '#server/files/store.ts'
import { fewRows } from '#tests/support/file-rows.ts'

const script = '<script>alert(document.domain)</script>'
const svg = (inside: string, more = 'width="40" height="20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`
const pdfEnd = '\nstartxref\n9\n%%EOF\n'
const still = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
const as = (format: 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff') => sharp(still).toFormat(format).toBuffer()

/** Files to send. `picture` may be stored as a picture; others are rejected or become downloads. */
const hostile: Record<string, { bytes: string | Buffer; is?: 'picture' | 'pdf' }> = {
  'a drawing with a script': { bytes: svg(script), is: 'picture' },
  'a drawing with a handler': { bytes: svg('<rect width="9" height="9" onload="alert(1)"/>'), is: 'picture' },
  'a drawing with a page inside': { bytes: svg(`<foreignObject>${script}</foreignObject>`), is: 'picture' },
  'a drawing that asks for files': {
    bytes: svg('<image href="file:///etc/passwd" width="9" height="9"/><use href="/etc/hosts"/>'),
    is: 'picture',
  },
  'a drawing with an entity of a file': {
    bytes: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="9">&x;</text>')}`,
  },
  'a drawing with an entity of an address': {
    bytes: `<!DOCTYPE svg [<!ENTITY x SYSTEM "http://127.0.0.1:1/x">]>${svg('<text y="9">&x;</text>')}`,
  },
  'a drawing whose document type is elsewhere': {
    bytes: `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;]>${svg('<text y="9">a</text>')}`,
  },
  'a drawing with one long entity many times': {
    bytes: `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>${svg(`<text>${'&a;'.repeat(50_000)}</text>`)}`,
  },
  'a drawing with an entity of itself': {
    bytes: `<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${svg('<text>&a;</text>')}`,
  },
  'a drawing that grows when it is read': {
    bytes: `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefghij']
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
      .join('')}]>${svg('<text>&j;</text>')}`,
  },
  'a drawing of 30,000 pixels': {
    bytes: svg('<rect width="9" height="9"/>', 'width="30000" height="30000"'),
    is: 'picture',
  },
  'a drawing that ends nowhere': { bytes: '<svg xmlns="http://www.w3.org/2000/svg"><g>' },
  'a script that starts as a GIF': { bytes: `GIF89a=1;alert(1)//${script}` },
  'a GIF with a page behind it': {
    bytes: Buffer.concat([await as('gif'), Buffer.from(script)]),
    is: 'picture',
  },
  'a photo with a page behind it': {
    bytes: Buffer.concat([await as('jpeg'), Buffer.from(script)]),
    is: 'picture',
  },
  'a photo with a page in its notes': {
    bytes: await sharp(still)
      .jpeg()
      .withExif({ IFD0: { Copyright: script } })
      .toBuffer(),
    is: 'picture',
  },
  'a photo that is cut off': { bytes: (await as('jpeg')).subarray(0, 200) },
  'a WebP that is cut off': { bytes: (await as('webp')).subarray(0, 40) },
  'an AVIF that is cut off': { bytes: (await as('avif')).subarray(0, 60) },
  'a TIFF that is cut off': { bytes: (await as('tiff')).subarray(0, 60) },
  'a PNG of 30,000 × 30,000 pixels': { bytes: bomb(30_000, 30_000) },
  'a PNG that is a page': { bytes: `\x89PNG\r\n\x1a\n${script}` },
  'a bitmap without pixels': { bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 0xff)]) },
  'a bitmap of two bytes': { bytes: 'BM' },
  'an icon that points beyond its end': {
    bytes: Buffer.concat([Buffer.from([0, 0, 1, 0, 9, 0]), Buffer.alloc(99, 0x7f)]),
  },
  'an icon of nothing': { bytes: Buffer.from([0, 0, 1, 0, 0, 0]) },
  'a page': { bytes: `<!doctype html>${script}` },
  'a page behind a mark': { bytes: `\ufeff<html>${script}` },
  'a script': { bytes: 'alert(1)' },
  'XML that is styled': { bytes: `<?xml version="1.0"?><?xml-stylesheet href="x"?><a>${script}</a>` },
  'a program': { bytes: Buffer.from('MZ\x90\x00\x03') },
  nothing: { bytes: '' },
  'a zero': { bytes: '\0' },
  'a PDF that is a page': { bytes: `%PDF-1.4<html>${script}` },
  'a PDF without an end': { bytes: `%PDF-1.4\n${script}` },
  'a PDF that starts late': { bytes: `${'0'.repeat(1019)}%PDF-1.4\n${pdfEnd}`, is: 'pdf' },
  'a PDF that starts too late': { bytes: `${'0'.repeat(1020)}%PDF-1.4\n${pdfEnd}` },
  'a PDF of an unknown version': { bytes: `%PDF-9.9\n${pdfEnd}`, is: 'pdf' },
  'a mail with half a PDF': { bytes: `Subject: CV\n\n%PDF-1.4\n${script}` },
  'a PDF with a page in it': { bytes: `%PDF-1.4\n${script}${pdfEnd}`, is: 'pdf' },
}

const names = [
  '../../etc/passwd',
  '..\\..\\windows\\system.ini',
  'photo.png\0.html',
  'CV\u202efdp.exe',
  'a.html',
  'a.svg',
  'a.PHP.js',
  '.htaccess',
  `${'long'.repeat(1250)}.pdf`,
  'line\r\nset-cookie: a=b.pdf',
  '"><img src=x onerror=alert(1)>.png',
  '\ud800.png',
  'COM1',
  '',
]

let dataDir: string
let rows: Rows
let files: OpenFiles

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hostile-'))
  rows = fewRows()
  files = await openFiles({ dataDir, rows, now: () => new Date() })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function outcomeOf(file: File, isPrivate: boolean): Promise<StoredFile | undefined> {
  try {
    return await files.put(file, isPrivate)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(error.status).toBe(422)
    expect(error.message).toMatch(/^[^<>"\n]{1,100} (?:PDF is damaged|is|has|takes) [^<]*\.$/)
    return undefined
  }
}

test.each(Object.entries(hostile))(
  '%s is never served as executable, whatever its name',
  async (_what, { bytes, is }) => {
    const file = (name: string) => new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'text/html' })
    for (const [index, name] of names.entries()) {
      const stored = await outcomeOf(file(name), index % 2 === 0)
      if (is) expect(stored).toBeDefined()
      if (stored) await harmless(stored, is)
    }
  },
)

async function harmless({ path, row }: StoredFile, is: 'picture' | 'pdf' | undefined) {
  expect(path).toMatch(/^\/uploads\/(?:private-)?[0-9a-f]{24}-[a-z0-9-]{1,60}\.[a-z0-9]{1,8}$/)
  expect(path).not.toMatch(/\.(?:html?|svg|js|exe|php)$/)
  expect(keyOf(row)).toMatch(/^(?:private|public)\/20\d\d\/[0-9a-f]{32}$/)
  await rows.write([{ insert: 'files', row }])
  const response = await files.respond(new Request(files.address(path, 'https://site.test')))
  const body = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const disposition = response.headers.get('content-disposition') ?? ''
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  // A single line without invisible or direction characters, and without a path.
  expect(disposition).toMatch(
    /^(?:inline|attachment); filename="[ -~]{1,110}"; filename\*=UTF-8''[\w.!~%-]+$/,
  )
  expect(decodeURIComponent(disposition)).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u)
  expect(disposition).not.toMatch(/\.(?:html?|svg|js|exe|php)"/)
  if (is === 'pdf') expect(type).toBe('application/pdf')
  else if (is === 'picture') {
    expect(type).toMatch(/^image\/(?:png|jpeg|webp|avif)$/)
    expect(body).not.toMatch(/script|alert|passwd/)
  } else {
    expect(type).toBe('application/octet-stream')
    expect(disposition).toMatch(/^attachment/)
  }
}

/** Creates an object stream, which packs objects: `catalog` is object 1. */
function packed(catalog: string): Buffer {
  const bytes = deflateSync(Buffer.from(`1 0 ${catalog}`))
  const head = `9 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')])
}

const stream = (content: string, length = content.length) =>
  `4 0 obj\n<</Length ${length}>>\nstream\n${content}\nendstream\nendobj\n`
const catalog = (inside: string) => `1 0 obj\n<</Type/Catalog/Pages 2 0 R${inside}>>\nendobj\n`
const action = (inside: string, number = 6) => `${number} 0 obj\n<<${inside}>>\nendobj\n`

test.each<[string, string | Buffer, boolean]>([
  ['a script', '/S /JavaScript /JS (app.alert(1))', true],
  ['a script whose name is escaped', '/J#61#76aScript 1 0 R', true],
  ['the text of a script', '<</JS(app.alert(1))>>', true],
  ['the escaped key of a script', '<</J#53 5 0 R>>', true],
  ['the key of a script in capitals of its code', '<</#4a#53<6170>>>', true],
  ['a program', '<</S/Launch/F(cmd.exe)>>', true],
  ['a script in packed objects', packed('<</Type/Catalog/OpenAction<</S/JavaScript/JS(a)>>>>'), true],
  ['an address in packed objects', packed('<</OpenAction<</S/URI/URI(https://x.example)>>>>'), true],
  ['something over a border of two parts', `${'x'.repeat(65_536 - 13)}/#4aava#53cript `, true],
  ['an address that opens', catalog('/OpenAction<</S/URI/URI(https://x.example)>>'), true],
  ['an address that opens, elsewhere', catalog('/OpenAction 6 0 R') + action('/S/URI/URI(x)'), true],
  [
    'an address that opens after a page',
    catalog('/OpenAction 6 0 R') +
      action('/S/GoTo/D[3 0 R/Fit]/Next 7 0 R') +
      action('/S/SubmitForm/F(x)', 7),
    true,
  ],
  [
    'a form that is sent when a page closes',
    catalog('/AA 6 0 R') + action('/C 7 0 R') + action('/S/SubmitForm', 7),
    true,
  ],
  ['a script behind a stream that names its end', `${stream('a endstream b')}<</JS(a)>>`, true],
  [
    'an action of the page behind a list that is read as an action first',
    catalog('/OpenAction 6 0 R/AA 6 0 R') + action('/O<</S/URI/URI(x)>>'),
    true,
  ],
  ['a place to go to when it opens', catalog('/OpenAction[3 0 R/XYZ null null 0]'), false],
  ['a place to go to, elsewhere', catalog('/OpenAction 6 0 R') + action('/S/GoTo/D[3 0 R/Fit]'), false],
  ['actions in a ring', catalog('/OpenAction 6 0 R') + action('/S/GoTo/Next 6 0 R'), false],
  ['a page to print when it opens', catalog('/OpenAction<</S/Named/N/Print>>'), false],
  ['a link', '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://x.example)>>>>', false],
  ['a file inside', '/Names<</EmbeddedFiles 3 0 R>>', false],
  ['names that only begin so', '/JSON 1 /AAPL:Keywords 2 /Launches 3', false],
  ['a name as a value', '<</T/JS/V/JSX>>', false],
  ['a text about scripts', '(Skills: HTML /CSS /JS (node) \\) /JavaScript /Launch)', false],
  ['a text in digits', '<2f4a53>', false],
  ['a comment about scripts', '% /JavaScript /Launch\n', false],
  ['a page about scripts', stream('BT (Front end /JS /CSS) Tj /JavaScript Do ET'), false],
  ['a page about scripts of unknown length', stream('BT /JavaScript Do ET', 7), false],
  ['packed objects that are damaged', packed('<</OpenAction<</S/URI>>>>').subarray(0, 100), false],
  ['nothing of that', '/Type/Catalog', false],
])('active content of a PDF is recognised: %s', async (_what, inside, isActive) => {
  const file = new File(['%PDF-1.7\n', new Uint8Array(Buffer.from(inside)), pdfEnd], 'a.pdf')
  const { path, row } = await files.put(file, true)
  expect(row.isActive).toBe(isActive)
  await rows.write([{ insert: 'files', row }])
  const response = await files.respond(new Request(files.address(path, 'https://site.test')))
  // Staff see the warning in the file name. The company's own documents keep their names.
  expect(path.includes('-active-content-a.pdf')).toBe(isActive)
  expect(response.headers.get('content-disposition')?.includes('"active-content-a.pdf"')).toBe(isActive)
  const own = await files.put(file, false)
  expect(own.path).not.toContain('active-content')
})

test('every example file is stored with its real type', async () => {
  for (const [name, type] of [
    ['private/resume-01.pdf', 'application/pdf'],
    ['icon-civil.svg', 'image/png'],
    ['pipeline.webp', 'image/webp'],
    ['social-preview.jpg', 'image/jpeg'],
  ] as const) {
    const bytes = await readFile(new URL(`../../mocks/files/${name}`, import.meta.url))
    const { row } = await files.put(new File([new Uint8Array(bytes)], basename(name)), false)
    expect(row).toMatchObject({ type, isActive: false })
  }
})

/** Creates a small file of a huge black picture, with one bit per pixel. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rowsOfZeros = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', head), chunk('IDAT', rowsOfZeros), chunk('IEND', Buffer.alloc(0))],
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, sum])
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return ~rest >>> 0
}
