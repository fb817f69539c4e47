import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { RowsOptions } from '#server/database/open-rows.ts'
import { childEnv } from './server.ts'

const script = fileURLToPath(new URL('./rows-writer.ts', import.meta.url))

/** Starts a process that writes submissions with these keys. Calls `tell` with each line that it prints. */
export function startWriter(place: RowsOptions, keys: readonly string[], tell: (line: string) => void) {
  const child = spawn(process.execPath, [script], { env: childEnv, stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  createInterface({ input: child.stdout }).on('line', tell)
  child.stdin.end(JSON.stringify({ place, keys }))
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, complaint }))
  return { ended, kill: () => child.kill('SIGKILL') }
}
