import { expect, test } from 'vitest'
import { createCsvWriter } from './csv-text.ts'
import { type CsvRequest, type CsvWorker, writeCsv } from './write-csv.ts'

const columns = [
  { header: 'Company', value: ({ name }: { name: string }) => name },
  { header: 'Words', value: ({ name }: { name: string }) => `of "${name}"` },
]
const records = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Company ${index}` }))

/** Returns a fake worker: a message arrives as a copy, in another task. */
function workerOf(respond: (request: CsvRequest) => Blob | undefined) {
  const requests: CsvRequest[] = []
  let isTerminated = false
  const worker: CsvWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => {
      requests.push(structuredClone(request))
      setTimeout(() => {
        const data = respond(request)
        if (data) worker.onmessage?.(new MessageEvent('message', { data }))
      })
    },
    terminate: () => {
      isTerminated = true
    },
  }
  return { worker, requests, isTerminated: () => isTerminated }
}

test('the CSV worker gets all rows in slices, and the page stays responsive between them', async () => {
  const file = new Blob(['the file'])
  const { worker, requests, isTerminated } = workerOf((request) => ('isEnd' in request ? file : undefined))
  const items = records(5_000)
  let otherMessages = 0
  const timer = setInterval(() => {
    otherMessages += 1
  })
  expect(await writeCsv(worker, columns, items)).toBe(file)
  clearInterval(timer)
  const slices = requests.flatMap((request) => ('rows' in request ? [request.rows] : []))
  expect(slices.length).toBeGreaterThan(2)
  expect(otherMessages).toBeGreaterThan(1)
  expect(slices.flat()).toEqual(items.map(({ name }) => [name, `of "${name}"`]))
  expect(requests[0]).toEqual({ headers: ['Company', 'Words'] })
  expect(isTerminated()).toBe(true)
})

test('the export of an empty list is a file with its headers', async () => {
  const writer = createCsvWriter(columns.map(({ header }) => header))
  const { worker, requests } = workerOf((request) => ('isEnd' in request ? writer.file() : undefined))
  expect(await (await writeCsv(worker, columns, [])).text()).toBe('"Company","Words"\r\n')
  expect(requests).toHaveLength(2)
})

test('a CSV worker that fails to load ends the export with an error', async () => {
  const { worker, requests, isTerminated } = workerOf(() => undefined)
  const writing = writeCsv(worker, columns, records(50_000))
  // The browser reports a script that did not load with an event without a message.
  worker.onerror?.(Object.assign(new Event('error'), { message: '' }) as ErrorEvent)
  await expect(writing).rejects.toThrow('The worker did not start')
  expect(requests.length).toBeLessThan(4)
  expect(isTerminated()).toBe(true)
})
