import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { below, type Random, randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder } from '#tests/support/server.ts'
import type { Part, PartOptions } from './part.ts'
import { assertStored, staff, waitUntil } from './stored.ts'
import { type Submission, submissionOf } from './submissions.ts'
import { createVisitors } from './visitors.ts'

/** Simultaneous uploads of one address. */
const lanes = 4
/** Milliseconds after the last upload until the disk is clean again. */
const longestCleaning = 5_000

export const cutUploads: Part = { name: 'Uploads cut off', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const times = isQuick ? 40 : 1_000
  const random = randomFrom(seed)
  await using place = await createServerFolder('uploads')
  const dataDir = path.join(place.folder, 'data')
  const server = await createServer({ env: { SITE: place.site, DATA_DIR: dataDir, ...staff } })
  const visitors = createVisitors({ port: () => server.port, seed, random })
  const files = () => Promise.all(['tmp', 'files'].map((name) => bytesIn(path.join(dataDir, name))))
  try {
    await server.startOrThrow()
    // Submission 10 has a file, like every tenth.
    await visitors.submit(10)
    const before = await files()
    let most = 0
    let left = times
    let bytes = 0
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (left > 0) {
          left -= 1
          bytes += await cutOff(submissionOf(10 * (left + 2), seed), server.port, random)
          most = Math.max(most, (await bytesIn(path.join(dataDir, 'tmp'))).bytes)
        }
      }),
    )
    let now = await files()
    await waitUntil(
      async () => {
        now = await files()
        return JSON.stringify(now) === JSON.stringify(before)
      },
      longestCleaning,
      'the disk is as it was before',
    ).catch((error: unknown) => {
      assert.deepEqual(now, before)
      throw error
    })
    assert.ok(most > 0, 'Something was on the disk meanwhile')
    // Upload slots are free again, and no interrupted upload was stored.
    await visitors.submit(10 * (times + 2))
    assert.deepEqual(visitors.refused, [])
    assert.equal(server.exits(), 0)
    const { rows, unacknowledged } = await assertStored(server.origin, visitors.stored, seed)
    assert.deepEqual([rows, unacknowledged], [2, 0])
    const megabytes = (count: number) => (count / 1e6).toFixed(1)
    return `${times} uploads cut off after ${megabytes(bytes)} MB in all, at most ${megabytes(most)} MB of them on the disk at once: nothing of them is left, on the disk or as a record`
  } finally {
    visitors.close()
    await server.kill()
  }
}

/** Sends a submission up to a byte within its file, then disconnects. Returns the number of sent bytes. */
async function cutOff({ path, type, key, body }: Submission, port: number, random: Random): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    `idempotency-key: ${key}`,
  ].join('\r\n')
  const begin = body.indexOf('%PDF')
  const part = body.subarray(0, begin + below(body.length - begin, random))
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const written = new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n`, () => resolve()))
  const sent = new Promise<void>((resolve) => socket.write(part, () => resolve()))
  await Promise.race([Promise.all([written, sent]), ended])
  await pause(random() * 20)
  // Some connections end properly, others are reset.
  if (random() < 0.5) socket.end()
  else socket.resetAndDestroy()
  await Promise.race([ended, pause(1_000)])
  socket.destroy()
  return part.length
}

async function bytesIn(folder: string): Promise<{ files: number; bytes: number }> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const found = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => undefined)))
  const sizes = found.flatMap((one) => (one?.isFile() ? [one.size] : []))
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
