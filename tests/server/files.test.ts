import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Rows } from '#backend/ports/rows.ts'
import { type OpenFiles, openFiles } from '#server/files/open-files.ts'
import { keyOf } from '#server/files/store.ts'
import { fewRows } from '#tests/support/file-rows.ts'
import { type S3Server, startS3 } from '#tests/support/s3.ts'

const origin = 'https://site.test'
const pdf = '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\nstartxref\n9\n%%EOF\n'
const pdfFile = (text = pdf, name = 'resume.pdf') => new File([text], name, { type: 'application/pdf' })
const pixels = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
const pictureFile = (bytes: Buffer, name = 'picture.png') => new File([new Uint8Array(bytes)], name)

describe.each(['disk', 's3'] as const)('files on %s', (where) => {
  let dataDir: string
  let rows: Rows
  let bucket: S3Server | undefined
  let files: OpenFiles
  let now: Date

  beforeEach(async () => {
    now = new Date('2026-11-22T10:00:00Z')
    dataDir = await mkdtemp(join(tmpdir(), 'files-'))
    rows = fewRows()
    bucket = where === 's3' ? await startS3() : undefined
    files = await openFiles({ dataDir, s3: bucket?.settings, rows, now: () => now })
  })

  afterEach(async () => {
    await bucket?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function kept(file: File, isPrivate = false) {
    const stored = await files.put(file, isPrivate)
    await rows.write([{ insert: 'files', row: stored.row }])
    return stored
  }

  const fetched = (address: string, headers: HeadersInit = {}, method = 'GET') =>
    files.respond(new Request(new URL(address, origin), { headers, method }))

  async function keys() {
    const found: string[] = []
    for await (const { key } of files.store.list()) found.push(key)
    return found.sort()
  }

  test('a private PDF is served byte for byte under its signed address and is not cached', async () => {
    const { path, row } = await kept(pdfFile(pdf, 'Ada Lovelace – CV.pdf'), true)
    expect(path).toMatch(/^\/uploads\/private-[0-9a-f]{24}-ada-lovelace-cv\.pdf$/)
    expect(row).toMatchObject({ type: 'application/pdf', size: pdf.length, isPrivate: true, isActive: false })
    const response = await fetched(files.address(path, origin))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(pdf)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition':
        'inline; filename="Ada Lovelace _ CV.pdf"; filename*=UTF-8\'\'Ada%20Lovelace%20%E2%80%93%20CV.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'access-control-allow-origin': '*',
    })
  })

  test('a private file requires a fresh signature of its own', async () => {
    const { path } = await kept(pdfFile(), true)
    const other = await kept(pdfFile(), true)
    const address = files.address(path, origin)
    const [, query] = address.split('?')
    const later = address.replace(/expires=\d+/, `expires=${Date.parse('2027-01-01') / 1000}`)
    const altered = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const wrong of [path, later, altered, `${other.path}?${query}`, `${path}?expires=&signature=`]) {
      const response = await fetched(wrong)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        message: expect.stringContaining('Open the record again'),
        code: 'address-expired',
      })
    }
    now = new Date(now.getTime() + 4.9 * 60_000)
    expect((await fetched(address)).status).toBe(200)
    now = new Date(now.getTime() + 5.2 * 60_000)
    expect((await fetched(address)).status).toBe(403)
    expect((await fetched(files.address(path, origin))).status).toBe(200)
  })

  test('a signed address stays the same for minutes and on another server with the same rows', async () => {
    const { path } = await kept(pdfFile(), true)
    const address = files.address(path, origin)
    const second = await openFiles({ dataDir, s3: bucket?.settings, rows, now: () => now })
    expect(second.address(path, origin)).toBe(address)
    now = new Date(now.getTime() + 1)
    expect(files.address(path, origin)).not.toBe(address)
    expect(files.address('/uploads/a.webp', origin)).toBe(`${origin}/uploads/a.webp`)
  })

  test('a picture loses its metadata, is turned upright and may be cached for ever', async () => {
    const bytes = await pixels()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'canary-name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { path, row } = await kept(pictureFile(bytes, 'IMG 1.HEIC'))
    expect(row).toMatchObject({ type: 'image/jpeg', width: 40, height: 60, name: 'IMG 1.jpg' })
    const response = await fetched(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const served = Buffer.from(await response.arrayBuffer())
    const metadata = await sharp(served).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(served.includes('canary-name')).toBe(false)
  })

  test('a file is served in parts, and a browser that has it gets 304', async () => {
    const { path, row } = await kept(new File(['0123456789'], 'list.txt'))
    const part = async (range: string, more = {}) => {
      const response = await fetched(path, { range, ...more })
      return [response.status, await response.text(), response.headers.get('content-range')]
    }
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10'])
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10'])
    expect(await part('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10'])
    expect(await part('bytes=5-99')).toEqual([206, '56789', 'bytes 5-9/10'])
    expect(await part('bytes=10-')).toEqual([416, '', 'bytes */10'])
    expect(await part('bytes=0-1,3-4')).toEqual([200, '0123456789', null])
    expect(await part('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, '0123456789', null])
    const etag = `"${String(row.hash).slice(0, 32)}"`
    expect((await fetched(path, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    const head = await fetched(path, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
    expect((await fetched(path, {}, 'DELETE')).headers.get('allow')).toBe('GET, HEAD')
  })

  test.each([
    ['no name', ''],
    ['a name that was never given', 'none.pdf'],
    ['a way out, coded', '..%2f..%2fetc%2fpasswd'],
    ['a way out, plain', '../../etc/passwd'],
    ['a zero', 'a%00.pdf'],
    ['a very long name', 'a'.repeat(5000)],
  ])('an upload address with %s gets 404', async (_what, name) => {
    const response = await files.respond(new Request(`${origin}/uploads/${name}`))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There is no such file.', code: 'file-not-found' })
  })

  test('a size of a picture is made once, in the best format that the browser accepts', async () => {
    const { path } = await kept(pictureFile(await pixels(1500, 900).jpeg().toBuffer()))
    const wanted = (width: number, accept: string) => fetched(`${path}?w=${width}`, { accept })
    const [one, two] = await Promise.all([wanted(600, 'image/avif,image/webp'), wanted(640, 'image/avif')])
    for (const response of [one, two]) {
      expect(response.headers.get('content-type')).toBe('image/avif')
      expect(response.headers.get('vary')).toBe('accept')
      const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([width, format]).toEqual([640, 'heif'])
    }
    expect((await keys()).filter((key) => key.startsWith('sizes/'))).toHaveLength(1)
    const webp = await wanted(5000, 'image/webp,*/*')
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(Buffer.from(await webp.arrayBuffer())).metadata()).width).toBe(1500)
    const same = await wanted(9999, 'image/*')
    expect(same.headers.get('content-type')).toBe('image/jpeg')
    expect((await keys()).filter((key) => key.startsWith('sizes/'))).toHaveLength(2)
    const etag = webp.headers.get('etag') ?? ''
    expect((await fetched(`${path}?w=1920`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(
      304,
    )
    for (const odd of ['-1', 'x', '', 'NaN'])
      expect((await fetched(`${path}?w=${odd}`)).headers.get('content-type')).toBe('image/jpeg')
  })

  test('an animated picture stays animated and has no other sizes', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const { path, row } = await kept(
      pictureFile(
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
        'a.gif',
      ),
    )
    expect(row).toMatchObject({ type: 'image/webp', width: null })
    const response = await fetched(`${path}?w=320`, { accept: 'image/avif' })
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).pages).toBe(2)
  })

  test('the sweep deletes a file without a row after a day, with its sizes, and no other file', async () => {
    const picture = pictureFile(await pixels(700, 400).png().toBuffer())
    const named = await kept(picture)
    const dropped = await files.put(picture, false)
    const orphan = await kept(picture)
    await (await fetched(`${orphan.path}?w=320`, { accept: 'image/webp' })).arrayBuffer()
    await rows.write([{ remove: 'files', id: orphan.row._id }])
    await files.drop([dropped])
    await writeFile(join(dataDir, 'tmp', 'half'), 'half')
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
    await utimes(join(dataDir, 'tmp', 'half'), yesterday, yesterday)
    expect(await keys()).toHaveLength(3)
    now = new Date()
    expect(await files.sweep()).toBe(1)
    expect(await keys()).toHaveLength(3)
    now = new Date(Date.now() + 25 * 60 * 60_000)
    expect(await files.sweep()).toBe(2)
    expect(await keys()).toEqual([keyOf(named.row)])
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
  })

  test('a file whose bytes are gone gets 404', async () => {
    const { path, row } = await kept(pdfFile(), true)
    await files.store.remove(keyOf(row))
    expect((await fetched(files.address(path, origin))).status).toBe(404)
  })

  test('an upload that cannot be read any more is rejected and not stored', async () => {
    const gone = new File([pdf], 'a.pdf')
    gone.stream = () => {
      throw new DOMException('Gone', 'NotReadableError')
    }
    await expect(files.put(gone, true)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await keys()).toEqual([])
  })
})

describe('a disk', () => {
  let dataDir: string
  let files: OpenFiles
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'files-'))
    files = await openFiles({ dataDir, rows: fewRows(), now: () => new Date() })
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('the disk stores files under its own names, readable only by its user', async () => {
    const { row } = await files.put(pdfFile(pdf, '../../etc/passwd.pdf'), true)
    expect(keyOf(row)).toMatch(/^private\/\d{4}\/[0-9a-f]{32}$/)
    const { mode } = await stat(join(dataDir, 'files', keyOf(row)))
    expect(mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'files', 'private'))).mode & 0o777).toBe(0o700)
  })

  test('a disk that cannot be written is unavailable, and no partial file stays', async () => {
    await writeFile(join(dataDir, 'files'), 'a file where the folder should be')
    await expect(files.put(pdfFile(), true)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
  })
})

describe('a bucket', () => {
  let bucket: S3Server
  let dataDir: string
  const opened = (settings = bucket.settings) =>
    openFiles({ dataDir, s3: settings, rows: fewRows(), now: () => new Date() })

  beforeEach(async () => {
    bucket = await startS3()
    dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  })
  afterEach(async () => {
    await bucket.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('a bucket that fails for a moment is called again', async () => {
    bucket.faults.push(503, 500)
    const { row } = await (await opened()).put(pdfFile(), true)
    expect(bucket.log).toEqual(['PUT 503', 'PUT 500', 'PUT 200'])
    expect(bucket.objects.get(keyOf(row))).toMatchObject({ type: 'application/pdf', bytes: Buffer.from(pdf) })
  })

  test('a bucket that keeps failing, rejects the key or is gone is unavailable', async () => {
    const files = await opened()
    bucket.faults.push(500, 500, 500)
    await expect(files.put(pdfFile(), true)).rejects.toMatchObject({ code: 'unavailable' })
    const stranger = await opened({ ...bucket.settings, secretAccessKey: 'guessed' })
    await expect(stranger.put(pdfFile(), true)).rejects.toMatchObject({ code: 'unavailable' })
    expect(bucket.log).toEqual(['PUT 500', 'PUT 500', 'PUT 500', 'PUT 403'])
    await bucket.stop()
    await expect(files.put(pdfFile(), true)).rejects.toMatchObject({ code: 'unavailable' })
    expect(bucket.objects.size).toBe(0)
  })
})
