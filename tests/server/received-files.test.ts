import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RowOf } from '#backend/schema.ts'
import { type OpenFiles, openFiles } from '#server/files/open-files.ts'
import { keyOf } from '#server/files/store.ts'
import { applicationInput } from '#src/contract/applications/input.ts'
import { pdfFault } from '#src/contract/files/pdf.ts'
import { pictureProblem } from '#src/contract/files/picture.ts'
import { fewRows } from '#tests/support/file-rows.ts'

const folder = new URL('./received-files/', import.meta.url)
const names = await readdir(folder)
const received = async (name: string) =>
  new File([new Uint8Array(await readFile(new URL(name, folder)))], name)
const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' }, limitInputPixels: false })

/** Time limit in milliseconds for full-size pictures on a slow machine. */
const patience = 180_000

let dataDir: string
let files: OpenFiles
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'received-'))
  files = await openFiles({ dataDir, rows: fewRows(), now: () => new Date() })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const isCut = (name: string) => name.includes('eof-missing')

test.each(names.filter((name) => name.endsWith('.pdf') && !isCut(name)))(
  '%s is accepted as a resume in the form and on the server',
  async (name) => {
    const resume = await received(name)
    expect((await applicationInput.shape.resume.safeParseAsync(resume)).error).toBeUndefined()
    const { row, path } = await files.put(resume, true)
    expect(row).toMatchObject({ type: 'application/pdf', isActive: false })
    expect(path).not.toContain('active-content')
  },
)

test.each(names.filter(isCut))('%s is rejected in the form and on the server', async (name) => {
  const resume = await received(name)
  expect((await applicationInput.shape.resume.safeParseAsync(resume)).error?.issues).toEqual([
    expect.objectContaining({ message: expect.stringContaining('cut off') }),
  ])
  await expect(files.put(resume, true)).rejects.toMatchObject({ status: 422 })
})

const body = '\n1 0 obj\n<</Type/Catalog>>\nendobj\nstartxref\n9\n%%EOF'
const later = '\n1 0 obj\n<</Type/Catalog/Lang(en)>>\nendobj\nstartxref\n99\n%%EOF\n'

test.each<[string, (string | Uint8Array<ArrayBuffer>)[], Awaited<ReturnType<typeof pdfFault>>]>([
  ['of version 2.0', ['%PDF-2.0', body], undefined],
  ['without a line after its end', ['%PDF-1.4', body], undefined],
  ['whose end is in small letters', ['%PDF-1.4', body.toLowerCase()], undefined],
  ['behind as much junk as readers skip', ['x'.repeat(1019), '%PDF-1.4', body], undefined],
  ['behind more junk', ['x'.repeat(1020), '%PDF-1.4', body], 'other'],
  ['whose header is in small letters', ['%pdf-1.4', body], 'other'],
  ['with 300 kB of zeros behind it', ['%PDF-1.4', body, new Uint8Array(300_000)], undefined],
  ['with 200,000 lines behind it', ['%PDF-1.4', body, '\r\n'.repeat(200_000)], undefined],
  ['with a page behind it', ['%PDF-1.4', body, '<html><body>Downloaded</body></html>'], undefined],
  ['whose end lies across two windows', ['%PDF-1.4', body, ' '.repeat(65_536 - 3)], undefined],
  ['that was changed later', ['%PDF-1.4', body, later], undefined],
  ['that was changed later and is cut off', ['%PDF-1.4', body, later.slice(0, -6)], 'cut-off'],
  ['without a table of objects', ['%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF'], undefined],
  ['that is cut off in its end', ['%PDF-1.4', body.slice(0, -1)], 'cut-off'],
  ['that is nothing but a header', ['%PDF-1.4'], 'cut-off'],
])('a PDF %s is classified correctly', async (_what, parts, fault) => {
  expect(await pdfFault(new Blob(parts))).toBe(fault)
})

test.each(names.filter((name) => name.endsWith('.svg')))(
  'the received drawing %s becomes a PNG of the drawing',
  async (name) => {
    const drawing = await received(name)
    expect(await pictureProblem(drawing)).toBeUndefined()
    const { row } = await files.put(drawing, false)
    expect(row).toMatchObject({ type: 'image/png', width: 1024, height: 1024 })
    await expectRed(row)
  },
)

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#c02020"/></svg>'
const utf16 = (text: string, isBig: boolean, mark = '\ufeff') => {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each<[string, string | Buffer]>([
  ['in UTF-16, little end first', utf16(square, false)],
  ['in UTF-16, big end first', utf16(`<?xml version="1.0" encoding="UTF-16"?>${square}`, true)],
  ['in UTF-16 without a mark', utf16(square, false, '')],
  ['that names UTF-16 and is not', `<?xml version="1.0" encoding="utf-16"?>${square}`],
  ['in Latin-1', Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?><!-- é -->${square}`, 'latin1')],
  ['with a mark and blanks before it', `\ufeff \r\n${prolog}${square}`],
  [
    'with comments and instructions before it',
    `${prolog}<!-- a > b --><?xml-stylesheet href="x.css"?>${square}`,
  ],
  [
    'with a document type in brackets',
    `<!DOCTYPE svg [ <!ATTLIST svg a CDATA "]>"> <!-- ' ]> --> ]>${square}`,
  ],
  [
    'with entities',
    `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"> <!ENTITY c '#c02020'>]><svg xmlns="&ns;" viewBox="0 0 90 90"><rect width="90" height="90" fill="&c;"/></svg>`,
  ],
  ['with four kilobytes before it', `${prolog}<!--${' generator'.repeat(400)}-->${square}`],
  [
    'with a prefix and a document type',
    `<!DOCTYPE s:svg><s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><s:rect width="90" height="90" fill="#c02020"/></s:svg>`,
  ],
])('a drawing %s becomes a PNG of the drawing', async (_what, drawing) => {
  const { row } = await files.put(file(Buffer.from(drawing), 'logo.svg'), false)
  expect(row).toMatchObject({ type: 'image/png', width: 1024, height: 1024 })
  await expectRed(row)
})

async function stored(row: RowOf<'files'>): Promise<Sharp> {
  const found = await files.store.get(keyOf(row))
  return sharp(await new Response(found?.body).bytes(), { pages: -1 })
}

/** Checks the centre of a picture. */
async function expectRed(row: RowOf<'files'>) {
  const middle = (await stored(row)).extract({ left: 500, top: 500, width: 1, height: 1 })
  expect([...(await middle.raw().toBuffer())].slice(0, 3)).toEqual([0xc0, 0x20, 0x20])
}

test('a JPEG without its last two bytes is accepted, and a shorter one is reported as cut off', async () => {
  expect((await files.put(await received('no-eoi.jpg'), false)).row).toMatchObject({
    width: 400,
    height: 300,
  })
  await expect(files.put(await received('truncated.jpg'), false)).rejects.toThrow('cut off')
  const jpeg = await flat(300, 200).jpeg().toBuffer()
  for (const lost of [1, 2])
    expect((await files.put(file(jpeg.subarray(0, -lost), 'a.jpg'), false)).row.width).toBe(300)
})

test.each(['png', 'webp', 'avif', 'tiff', 'gif'] as const)(
  'half of a %s file is reported as cut off',
  async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 40 },
      },
    })
    const bytes = await noise.toFormat(format).toBuffer()
    await expect(files.put(file(bytes.subarray(0, bytes.length / 2), 'a'), false)).rejects.toThrow('cut off')
  },
)

test('a sideways photo of 70 million pixels is turned upright and reduced', {
  timeout: patience,
}, async () => {
  const photo = await flat(14_000, 5000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { row } = await files.put(file(photo, 'photo.jpg'), false)
  expect(row).toMatchObject({ type: 'image/jpeg', height: 3840 })
})

test('a picture with too many pixels is rejected with the limit', async () => {
  const wide = await flat(9000, 9000).png().toBuffer()
  await expect(files.put(file(wide, 'plan.png'), false)).rejects.toThrow(
    'plan.png has 81 million pixels. At most 64 million can be read',
  )
})

test.each([
  ['moves on', 800, 600, 90, 90],
  ['stands still, too large as a whole', 5000, 5000, 3, 1],
])(
  'an animated GIF %s: %i × %i pixels, %i frames',
  { timeout: patience },
  async (_what, width, height, frames, left) => {
    const { row } = await files.put(file(movingGif(width, height, frames), 'a.gif'), false)
    expect(row.type).toBe('image/webp')
    expect((await (await stored(row)).metadata()).pages ?? 1).toBe(left)
  },
)

/** Creates an animation of flat frames, red and black in turn. */
function movingGif(width: number, height: number, frames: number): Buffer {
  const short = (value: number) => [value & 255, value >> 8]
  const head = [
    ...Buffer.from('GIF89a'),
    ...short(width),
    ...short(height),
    0xf0,
    0,
    0,
    0xc0,
    0x20,
    0x20,
    0,
    0,
    0,
  ]
  const control = [0x21, 0xf9, 4, 4, ...short(5), 0, 0]
  const descriptor = [0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, 2]
  const pictures = [0, 1].map((colour) => [...control, ...descriptor, ...flatPixels(width * height, colour)])
  return Buffer.from([
    ...head,
    ...Array.from({ length: frames }, (_, at) => pictures[at % 2] ?? []).flat(),
    0x3b,
  ])
}

/** Compresses pixels of one colour: each code represents one pixel more than the previous one. */
function flatPixels(pixels: number, colour: number): number[] {
  const codes = [colour]
  let left = pixels - 1
  for (let run = 2; left > 0; run += 1) {
    const length = Math.min(run, left)
    codes.push(length === 1 ? colour : 4 + length)
    left -= length
  }
  const bits = [4, ...codes, 5].map((code, at) => {
    const width = Math.min(12, Math.max(3, (6 + Math.max(0, at - 2)).toString(2).length))
    return code.toString(2).padStart(width, '0').split('').reverse().join('')
  })
  const bytes = bits.join('').match(/.{1,8}/g) ?? []
  const values = bytes.map((byte) => Number.parseInt(byte.split('').reverse().join(''), 2))
  const blocks = Array.from({ length: Math.ceil(values.length / 255) }, (_, at) =>
    values.slice(255 * at, 255 * at + 255),
  )
  return [...blocks.flatMap((block) => [block.length, ...block]), 0]
}
