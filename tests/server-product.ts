import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Options {
  /** More settings of the server. */
  env?: Record<string, string>
}

export type KeptServer = Awaited<ReturnType<typeof startKeptServer>>

/** The real server as a process of its own, over SQLite in a folder of its own with the demonstration content. */
export async function startKeptServer({ env = {} }: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kept-'))
  let port = '0'
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const settings = {
      DATA_DIR: dataDir,
      PORT: port,
      DEMO: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    }
    const starting = spawn(process.execPath, ['scripts/serve.ts'], {
      env: { PATH: process.env.PATH ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const text of starting.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      const [, taken] = /The site answers on http:\/\/[\d.]+:(\d+)/.exec(text) ?? []
      if (!taken) continue
      // The same one when it starts again: browsers keep things by it.
      port = taken
      return starting
    }
    throw new Error(`The server ended with ${starting.exitCode}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  return {
    dataDir,
    origin: `http://localhost:${port}`,
    /** As a power cut does it. */
    kill: () => end('SIGKILL'),
    /** In order; gives the exit code. */
    stop: () => end('SIGTERM'),
    startAgain: async () => {
      child = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
