import type { IncomingMessage } from 'node:http'
import { bodySize } from '#backend/policy.ts'

/** Reads a small body completely, or returns the reason for the failure. `gone`: the sender has disconnected. */
export function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large' | 'too slow' | 'gone'> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let length = 0
    const settle = (outcome: Buffer | 'too large' | 'too slow' | 'gone') => {
      clearTimeout(timer)
      incoming.off('data', onData)
      incoming.pause()
      resolve(outcome)
    }
    const timer = setTimeout(() => settle('too slow'), bodySize.time)
    const onData = (part: Buffer) => {
      length += part.length
      if (length > bodySize.json) settle('too large')
      else parts.push(part)
    }
    incoming.on('data', onData)
    incoming.once('end', () => settle(Buffer.concat(parts)))
    incoming.once('error', () => settle('gone'))
    incoming.once('close', () => settle('gone'))
  })
}
