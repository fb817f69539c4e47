import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'

interface Options {
  /** Additional flags of this browser. */
  flags?: string[]
  /** Command prefix, such as the one for a small disk. */
  before?: string[]
  /** Folder of the profile. Defaults to a new one. */
  folder?: string
}

/** Starts a separate Chromium with a profile on the disk. It can be killed, and its files can be searched. */
export async function ownChromium({ flags = [], before = [], folder }: Options = {}) {
  const profile = folder ?? (await mkdtemp(path.join(tmpdir(), 'profile-')))
  let running: ChildProcess | undefined

  async function kill() {
    const browser = running
    running = undefined
    if (!browser?.pid) return
    // Kill the whole group: helper processes write too.
    process.kill(-browser.pid, 'SIGKILL')
    await once(browser, 'exit')
  }

  return {
    start: async (): Promise<BrowserContext> => {
      const { executablePath, args } = chromiumLaunch
      const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
      const [command = '', ...rest] = [...before, executablePath, ...args, ...flags, ...own]
      running = spawn(command, rest, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      const browser = await chromium.connectOverCDP(await addressOf(running))
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no window')
      return context
    },
    /** Kills the browser as the system would, without flushing. */
    kill,
    /** Returns the texts that are readable in any file of the profile. */
    readable: async (texts: string[]): Promise<string[]> => {
      const files = await readdir(profile, { recursive: true, withFileTypes: true })
      const found = new Set<string>()
      for (const file of files.filter((one) => one.isFile())) {
        // A file may disappear meanwhile.
        const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))
        for (const text of texts) {
          const isIn = bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))
          if (isIn) found.add(`${text} in ${path.relative(profile, path.join(file.parentPath, file.name))}`)
        }
      }
      return [...found]
    },
    /** Returns the browser's log about databases of pages: whether it recreated or abandoned one. */
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
