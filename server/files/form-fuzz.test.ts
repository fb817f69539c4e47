import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ApiError } from '#backend/errors.ts'
import { mutatedForm } from '#tests/reliability/mutated-form.ts'
import { below, randomFrom } from '#tests/support/random.ts'
import { openFormReader } from './form-reader.ts'

/** Milliseconds within which each form must be read or rejected. */
const limit = 5_000
const seeds = [1, 2, 3, 4]

test.each(seeds)('every mutated form of seed %i is read or rejected within five seconds', async (seed) => {
  const random = randomFrom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'forms-'))
  const reader = openFormReader(folder)
  const outcomes = { read: 0, refused: 0 }
  for (let index = 0; index < 150; index += 1) {
    const { type, body } = mutatedForm(random)
    const chunk = random() < 0.5 ? body.length + 1 : 1 + below(40_000, random)
    const request = new Request('https://site.test/api', {
      method: 'POST',
      headers: { 'content-type': type },
      // Node's own types lack this property.
      ...{ duplex: 'half' },
      body: new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < body.length; at += chunk)
            controller.enqueue(new Uint8Array(body.subarray(at, at + chunk)))
          controller.close()
        },
      }),
    })
    const sender = { caller: { address: '203.0.113.7', requestId: '' }, person: undefined }
    const settled = reader.within(async () =>
      reader.readForm(request, sender).then(
        () => 'read' as const,
        (error: unknown) => {
          if (error instanceof ApiError) return 'refused' as const
          throw error
        },
      ),
    )
    const outcome = await Promise.race([settled, pause(limit, 'late' as const, { ref: false })])
    if (outcome === 'late')
      throw new Error(`Form ${index} is not settled: ${type}\n${body.toString('latin1').slice(0, 3_000)}`)
    outcomes[outcome] += 1
  }
  // Check that some forms are read and others rejected. Otherwise the fuzzing is ineffective.
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(10)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
