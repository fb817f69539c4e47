import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnv } from '#tests/child-env.ts'

interface Options {
  /** Additional settings of the server. */
  env?: Record<string, string>
}

export type KeptServer = Awaited<ReturnType<typeof startKeptServer>>

/** Starts the real server in its own process, on SQLite in a new folder with the demonstration content. */
export async function startKeptServer({ env = {} }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kept-'))
  let dataDir = path.join(folder, 'first')
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
    const starting = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: { ...childEnv, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const text of starting.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      const [, taken] = /The site answers on http:\/\/[\d.]+:(\d+)/.exec(text) ?? []
      if (!taken) continue
      // Keep the port after a restart: browsers store data per origin.
      port = taken
      return starting
    }
    throw new Error(`The server ended with ${starting.exitCode}`)
  }

  async function command(action: string, file: string): Promise<void> {
    const running = spawn(process.execPath, ['server/commands.ts', action, file], {
      env: { ...childEnv, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(running, 'exit')
    if (code !== 0) throw new Error(`${action} ended with ${code}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }

  return {
    origin: `http://localhost:${port}`,
    /** Kills the server, as a power failure would. */
    kill: () => end('SIGKILL'),
    /** Stops the server in order. Returns its exit code. */
    stop: () => end('SIGTERM'),
    startAgain: async () => {
      child = await start()
    },
    /** Makes a backup of the running server, kills it, and starts again in another folder from the restored backup. */
    restoreFromBackup: async () => {
      const file = path.join(folder, 'site.backup')
      await command('backup', file)
      await end('SIGKILL')
      dataDir = path.join(folder, 'restored')
      await command('restore', file)
      child = await start()
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
