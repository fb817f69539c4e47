import path from 'node:path'
import { expect, test } from 'vitest'
import { addressOf } from './command-socket.ts'

test('the commands of a server on Windows use one pipe for all spellings of a data folder of any length', () => {
  const folder = `C:\\Sites\\${'long '.repeat(40)}`
  const address = addressOf(folder, true)
  expect(address).toMatch(/^\\\\\.\\pipe\\site-[0-9a-f]{16}$/)
  expect(addressOf(folder.toUpperCase(), true)).toBe(address)
  expect(addressOf('C:\\Other', true)).not.toBe(address)
})

test('the commands of any other server use a socket in its data folder', () => {
  expect(path.resolve(addressOf('/var/lib/site', false))).toBe('/var/lib/site/commands.sock')
})
