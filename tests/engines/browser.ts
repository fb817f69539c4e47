import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { WebDriver } from 'selenium-webdriver'
import type { EngineName } from '#scripts/engines.ts'

export interface StartOptions {
  /** The folder of what the browser keeps; without it, a new one. */
  profile?: string
  width?: number
  height?: number
  /** False: pages' scripts do not run. */
  script?: boolean
  /** A window that keeps nothing. */
  isPrivate?: boolean
  /** Sites may store nothing, as a person's settings or a company's rules can have it; WebKit has no storage then. */
  refusesStorage?: boolean
  /** What the engine has and is to do without, by its own names: only WebKit can. */
  without?: string[]
}

/** A running browser. */
export interface Browser {
  driver: WebDriver
  profile: string
  /** Errors and warnings that the browser has told its console since it was asked last. */
  said: () => Promise<string[]>
  /** The page as it is printed: a PDF. */
  print: () => Promise<Buffer>
  /** As the system kills it: nothing is written any more. */
  kill: () => Promise<void>
  /** In order. */
  close: () => Promise<void>
}

/** A kind of browser. */
export interface Engine {
  name: EngineName
  version: () => string
  start: (options?: StartOptions) => Promise<Browser>
}

/** Starts a process whose own processes end with it, and with this one. */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself just now.
    }
  }
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Ends such a process at once. */
export async function killGroup(running: ChildProcess): Promise<void> {
  if (!running.pid || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  process.kill(-running.pid, 'SIGKILL')
  await ended
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Which of the texts are readable in any file of the profile. */
export async function readableIn(profile: string, texts: string[]): Promise<string[]> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const file of files.filter((one) => one.isFile())) {
    const name = path.join(file.parentPath, file.name)
    // A file may go while one looks.
    const bytes = await readFile(name).catch(() => Buffer.alloc(0))
    for (const text of texts)
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
        found.add(`${text} in ${path.relative(profile, name)}`)
  }
  return [...found]
}
