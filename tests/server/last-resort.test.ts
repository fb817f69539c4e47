import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const server = `
  import { createLog } from '#server/log.ts'
  import { stopAtSignals } from '#server/http/until-signal.ts'
  const stop = async () => console.log('stopped in order')
  stopAtSignals(stop, createLog('info'))
  setTimeout(() => {}, 60_000)
`

test.each([
  ['is thrown', "setTimeout(() => { throw new TypeError('planted words') })"],
  ['is rejected', "void Promise.reject(new TypeError('planted words'))"],
])(
  'an uncaught error that %s is logged without its text, and the server stops in order',
  async (_how, fault) => {
    const code = ['--input-type=module', '--eval', server + fault]
    const { stdout, code: exit } = await promisify(execFile)(process.execPath, code).catch((error) => error)
    expect(exit).toBe(1)
    expect(stdout).toContain('"level":"fatal"')
    expect(stdout).toContain('"mistake":"TypeError"')
    expect(stdout).toContain('stopped in order')
    expect(stdout).not.toContain('planted words')
  },
)
