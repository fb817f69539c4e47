import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

/**
 * Environment of child processes in tests, without the rest of the test's environment. The compile cache halves their
 * start time, because stripping types is slow.
 */
export const childEnv = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.resolve('.vitest/compiled'),
}

export interface ServerOptions {
  /** Environment. SITE is the build to serve, `dist` without it. */
  env: Record<string, string>
  /** Command prefix: another program that starts the server. */
  before?: readonly string[]
}

export type ServerProcess = Awaited<ReturnType<typeof createServer>>

/**
 * Starts the real server in its own process and waits until it responds. Stops it when it is disposed.
 *
 * @throws {Error} with the output of the server when it does not start
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await createServer(options)
  await server.startOrThrow()
  return server
}

/** Creates the real server as a process that is not started. It keeps its port across restarts. */
export async function createServer({ env: { SITE = 'dist', ...env }, before = [] }: ServerOptions) {
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''
  let exits = 0
  let isStopping = false

  /** Starts the server with additional settings. Returns true when it responds, and false when it has exited. */
  async function start(more: Record<string, string> = {}): Promise<boolean> {
    const command = [process.execPath, path.resolve('server/main.ts'), 'serve', '--site', SITE]
    const [program = '', ...words] = [...before, ...command]
    const starting = spawn(program, words, {
      env: {
        ...childEnv,
        // Same value as in docs/deploy.md.
        MALLOC_ARENA_MAX: '1',
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
    isStopping = false
    return new Promise((resolve) => {
      for (const stream of [starting.stdout, starting.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-20_000)
          if (/answers on \S+\n/.test(output)) resolve(true)
        })
      starting.once('exit', () => {
        // A server that failed to start has already reported it.
        if (!isStopping && /answers on \S+\n/.test(output)) exits += 1
        resolve(false)
      })
    })
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode) return
    const ended = once(child, 'exit')
    isStopping = true
    child.kill(signal)
    await ended
  }

  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    start,
    /** Starts the server with additional settings. @throws {Error} with its output when it fails */
    startOrThrow: async (more?: Record<string, string>) => {
      if (!(await start(more))) throw new Error(`The server did not start: ${output}`)
    },
    /** Kills the server, as a power failure would. */
    kill: () => end('SIGKILL'),
    /** Stops the server in order. */
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
    [Symbol.asyncDispose]: () => end('SIGKILL'),
  }
}

/** Creates a folder that is removed when it is disposed, with a site that consists of the app shell only. */
export async function createServerFolder(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
  const site = path.join(folder, 'site')
  await mkdir(site)
  await writeFile(path.join(site, 'shell.html'), '<!doctype html>')
  return {
    folder,
    site,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

export interface CommandResult {
  code: number | null
  /** Standard output, and standard error. */
  out: string
  error: string
}

/** Runs a command of the server as at a terminal, with the typed text on its standard input. */
export async function runCommand(
  words: readonly string[],
  env: Record<string, string>,
  typed = '',
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.resolve('server/main.ts'), ...words], {
    env: { ...childEnv, ...env },
  })
  let out = ''
  let error = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text
  })
  // A command that ends early closes its input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed)
  const [code]: (number | null)[] = await once(child, 'close')
  return { code: code ?? null, out, error }
}

/** Runs such a command and returns its output. @throws {Error} with the output when the command fails */
export async function runCommandOrThrow(
  words: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { code, out, error } = await runCommand(words, env)
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${out}${error}`)
  return (out + error).trim()
}

export type DemoServer = Awaited<ReturnType<typeof startDemoServer>>

/**
 * Starts the real server on SQLite in a new folder, with the demonstration content.
 *
 * @param more additional settings of the server
 */
export async function startDemoServer(more: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
  let dataDir = path.join(folder, 'first')
  const server = await startServer({ env: { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn', ...more } })
  const startAgain = () => server.startOrThrow({ DATA_DIR: dataDir })
  return {
    origin: server.origin.replace('127.0.0.1', 'localhost'),
    kill: server.kill,
    /** Stops the server in order. Returns its exit code. */
    stop: async () => {
      await server.stop()
      return server.exitCode()
    },
    startAgain,
    /** Makes a backup of the running server, kills it, and starts again in another folder from the restored backup. */
    restoreFromBackup: async () => {
      const file = path.join(folder, 'site.backup')
      await runCommandOrThrow(['backup', file], { DATA_DIR: dataDir })
      await server.kill()
      dataDir = path.join(folder, 'restored')
      await runCommandOrThrow(['restore', file], { DATA_DIR: dataDir })
      await startAgain()
    },
    [Symbol.asyncDispose]: async () => {
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
