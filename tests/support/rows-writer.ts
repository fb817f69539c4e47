import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { newRow } from '#backend/base/new-row.ts'
import { isPortError, isUnavailable } from '#backend/ports/port-error.ts'
import { openRows, type RowsOptions } from '#server/database/open-rows.ts'

// Script of a process that tests kill. Reads from its standard input where the rows are and which submissions to write,
// and prints the key of each acknowledged one.

const { place, keys }: { place: RowsOptions; keys: string[] } = JSON.parse(await text(process.stdin))
const { rows, close } = await openRows(place).catch((error: Error) => {
  process.stderr.write(error.message)
  process.exit(1)
})
process.stdout.write('open\n')

async function submit(key: string): Promise<void> {
  const now = new Date()
  try {
    await rows.write([
      {
        insert: 'replies',
        row: { _id: key, print: key, status: 201, body: '{}', createdAt: now.toISOString() },
      },
      { insert: 'quoteRequests', row: newRow('quoteRequests', { companyName: key }, now) },
    ])
  } catch (error) {
    if (isUnavailable(error)) return await pause(20).then(() => submit(key))
    // The row was written before the process was killed, without an acknowledgement.
    if (!isPortError(error, 'conflict')) throw error
  }
  process.stdout.write(`${key}\n`)
}

await Promise.all(
  Array.from({ length: 16 }, async () => {
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) await submit(key)
  }),
)
await close()
