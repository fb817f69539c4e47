import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/free-port.ts'

export interface ProcessOptions {
  /** SITE is the build that it serves. */
  env: Record<string, string>
  /** The script that is started: without it, the server over SITE. */
  entry?: string
  /** Words before the command: another program that starts it. */
  before?: readonly string[]
}

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>

/** The real server as a process of its own, which keeps its port when it is started again. */
export async function serverProcess({
  env,
  entry = 'tests/server/serve-process.ts',
  before = [],
}: ProcessOptions) {
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''
  let exits = 0
  let isTold = false

  /** Starts it, with more settings. Gives true when it answers, and false when it has ended. */
  async function start(more: Record<string, string> = {}): Promise<boolean> {
    const [program = '', ...words] = [...before, process.execPath, path.resolve(entry)]
    const starting = spawn(program, words, {
      env: {
        PATH: process.env.PATH ?? '',
        // As docs/deploy.md sets it.
        MALLOC_ARENA_MAX: '1',
        // Most of a start is reading the sources' types away.
        NODE_COMPILE_CACHE: path.join(tmpdir(), 'reliability-compile-cache'),
        LOG_LEVEL: 'error',
        RATE_LIMIT: 'off',
        ...env,
        ...more,
        PORT: `${port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = starting
    output = ''
    isTold = false
    return new Promise((resolve) => {
      for (const stream of [starting.stdout, starting.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-20_000)
          if (/answers on \S+\n/.test(output)) resolve(true)
        })
      starting.once('exit', () => {
        // One that does not come up has said so.
        if (!isTold && /answers on \S+\n/.test(output)) exits += 1
        resolve(false)
      })
    })
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode) return
    const ended = once(child, 'exit')
    isTold = true
    child.kill(signal)
    await ended
  }

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    start,
    /** Starts it. @throws {Error} with what it said when it does not come up */
    startWell: async () => {
      if (!(await start())) throw new Error(`The server did not start: ${output}`)
    },
    /** As a power cut does it. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output,
    exitCode: () => child?.exitCode,
    /** How often it ended without being told, once it answered. */
    exits: () => exits,
    /** Resident, in MB; only Linux tells. */
    resident: async () => {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
  }
}

/** A folder of one part, gone afterwards, with a site that is nothing but its shell. */
export async function partFolder(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), `reliability-${name}-`))
  const site = path.join(folder, 'site')
  await mkdir(site)
  await writeFile(path.join(site, 'shell.html'), '<!doctype html>')
  return {
    folder,
    site,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
