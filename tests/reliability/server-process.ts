import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/free-port.ts'

export interface ProcessOptions {
  /** Environment. SITE is the build to serve. */
  env: Record<string, string>
  /** Script to start. Defaults to the server with SITE. */
  entry?: string
  /** Command prefix: another program that starts the server. */
  before?: readonly string[]
}

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>

/** Manages the real server in its own process. It keeps its port across restarts. */
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

  /** Starts the server with additional settings. Returns true when it responds, and false when it has exited. */
  async function start(more: Record<string, string> = {}): Promise<boolean> {
    const [program = '', ...words] = [...before, process.execPath, path.resolve(entry)]
    const starting = spawn(program, words, {
      env: {
        PATH: process.env.PATH ?? '',
        // Same value as in docs/deploy.md.
        MALLOC_ARENA_MAX: '1',
        // Stripping the types takes most of the start time.
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
        // A server that failed to start has already reported it.
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
    /** Starts the server. @throws {Error} with its output when it fails */
    startWell: async () => {
      if (!(await start())) throw new Error(`The server did not start: ${output}`)
    },
    /** Kills the server, as a power failure would. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output,
    exitCode: () => child?.exitCode,
    /** Number of unexpected exits after it responded. */
    exits: () => exits,
    /** Resident memory in MB, on Linux only. */
    resident: async () => {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
  }
}

/** Creates a folder for one part, removed afterwards, with a site that consists of the app shell only. */
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
