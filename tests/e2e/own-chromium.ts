import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'

interface Options {
  /** Flags of this browser, added to those of every test. */
  flags?: string[]
  /** The command that starts it, as that of a small disk. */
  before?: string[]
  /** The folder of its profile; one is made otherwise. */
  folder?: string
}

/** A Chromium of its own over a profile on the disk: it can be killed, and what it wrote can be looked at. */
export async function ownChromium({ flags = [], before = [], folder }: Options = {}) {
  const profile = folder ?? (await mkdtemp(path.join(tmpdir(), 'profile-')))
  let running: ChildProcess | undefined

  async function kill() {
    const browser = running
    running = undefined
    if (!browser?.pid) return
    // The whole group: the browser's helpers write, too.
    process.kill(-browser.pid, 'SIGKILL')
    await once(browser, 'exit')
  }

  return {
    start: async (): Promise<BrowserContext> => {
      const { executablePath, args } = chromiumLaunch()
      const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
      const [command = '', ...rest] = [...before, executablePath, ...args, ...flags, ...own]
      running = spawn(command, rest, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      const browser = await chromium.connectOverCDP(await addressOf(running))
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no window')
      return context
    },
    /** As by the system: nothing is flushed. */
    kill,
    /** Which of the texts are readable in any file of the profile. */
    readable: async (texts: string[]): Promise<string[]> => {
      const files = await readdir(profile, { recursive: true, withFileTypes: true })
      const found = new Set<string>()
      for (const file of files.filter((one) => one.isFile())) {
        // A file may go while one looks.
        const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
        for (const text of texts) {
          const isIn = bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))
          if (isIn) found.add(`${text} in ${path.relative(profile, path.join(file.parentPath, file.name))}`)
        }
      }
      return [...found]
    },
    /** What the browser itself noted about the databases of pages: that it made one anew, or gave one up. */
    databaseLog: async (): Promise<string> => {
      const files = await readdir(profile, { recursive: true, withFileTypes: true })
      const logs = files.filter(
        ({ name, parentPath }) => /^LOG/.test(name) && parentPath.includes('IndexedDB'),
      )
      const texts = await Promise.all(
        logs.map(({ name, parentPath }) => readFile(path.join(parentPath, name), 'utf8').catch(() => '')),
      )
      return texts.join('\n')
    },
    remove: async () => {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  for await (const words of stderr ?? []) {
    said += String(words)
    const [, address] = /DevTools listening on (\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`The browser did not start: ${said}`)
}
