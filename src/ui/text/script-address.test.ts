import { expect, test } from 'vitest'
import { scriptAddress } from './script-address.ts'

test.each([
  '/sw.js',
  '/uploads/csv-worker.js',
  '//evil.example/assets/csv-worker.js',
  'https://evil.example/assets/csv-worker.js',
  '/assets/../uploads/csv-worker.js',
  'data:text/javascript,csv-worker',
])('the address %s is replaced by that of the service worker', (address) => {
  expect(scriptAddress(address)).toBe('/sw.js')
})

test.each([
  '/assets/csv-worker-B1z-EIjd.js',
  '/src/dashboard/list/csv/csv-worker.ts?worker_file&type=module',
])('the address %s is accepted as the CSV worker', (address) => expect(scriptAddress(address)).toBe(address))
