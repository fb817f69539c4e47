import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { WebDriver } from 'selenium-webdriver'
import type { BrowserName } from '#scripts/browsers.ts'

export interface StartOptions {
  /** Folder of the browser's profile. Defaults to a new one. */
  profile?: string
  width?: number
  height?: number
  /** False disables the scripts of pages. */
  script?: boolean
  /** Opens a private window. */
  isPrivate?: boolean
  /** Blocks storage for sites, as user settings or company policies may do. WebKit then has no storage at all. */
  refusesStorage?: boolean
  /** Features to disable, by the browser's own names. WebKit only. */
  without?: string[]
}

/** A running browser. */
export interface Browser {
  driver: WebDriver
  profile: string
  /** Returns the errors and warnings on the console since the last call. */
  said: () => Promise<string[]>
  /** Prints the page as a PDF. */
  print: () => Promise<Buffer>
  /** Kills the browser as the system would, without flushing. */
  kill: () => Promise<void>
  /** Closes the browser normally. */
  close: () => Promise<void>
}

/** A type of browser. */
export interface Engine {
  name: BrowserName
  version: () => string
  start: (options?: StartOptions) => Promise<Browser>
}

/** Starts a process whose child processes end with it, and with this process. */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The process has just ended automatically.
    }
  }
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Kills such a process group at once. */
export async function killGroup(running: ChildProcess): Promise<void> {
  if (!running.pid || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  process.kill(-running.pid, 'SIGKILL')
  await ended
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Returns the texts that are readable in any file of the profile. */
export async function readableIn(profile: string, texts: string[]): Promise<string[]> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const file of files.filter((one) => one.isFile())) {
    const name = path.join(file.parentPath, file.name)
    // A file may disappear meanwhile.
    const bytes = await readFile(name).catch(() => Buffer.alloc(0))
    for (const text of texts)
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
        found.add(`${text} in ${path.relative(profile, name)}`)
  }
  return [...found]
}
