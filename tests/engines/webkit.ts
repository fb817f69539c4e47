import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities } from 'selenium-webdriver'
import { freePort } from '#tests/support/free-port.ts'
import { type Browser, type Engine, killGroup, type StartOptions, spawnGroup } from './browser.ts'
import { until } from './until.ts'

export const webkit: Engine = {
  name: 'webkit',
  version: () => {
    const [, version] =
      /^Version: (.+)$/m.exec(execFileSync('dpkg', ['-s', 'webkit2gtk-driver']).toString()) ?? []
    return `WebKitGTK ${version}`
  },
  start,
}

/** Features with which a site can store data. */
const storage = ['IndexedDBAPI', 'LocalStorage', 'CacheAPI', 'ServiceWorkers', 'Cookie']

async function start({
  profile,
  width = 1280,
  height = 800,
  script = true,
  isPrivate,
  refusesStorage,
  without = refusesStorage ? storage : [],
}: StartOptions = {}): Promise<Browser> {
  const folder = profile ?? (await mkdtemp(path.join(tmpdir(), 'webkit-')))
  const screen = await startScreen()
  const port = await freePort()
  const running = spawnGroup('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      DISPLAY: screen.display,
      // Software rendering, and no accessibility bus. Without its own renderer, WebKitGTK crashes at the first view
      // transition.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  let told = ''
  for (const stream of [running.stdout, running.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
  const server = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver listens', () => fetch(`${server}/status`), 15_000)
  const kept = isPrivate ? '' : folder
  const printed = path.join(folder, 'printed.pdf')
  const options = {
    binary: path.resolve('tests/engines/webkit-window.js'),
    args: [kept, `${width}`, `${height}`, script ? 'on' : 'off', printed, ...without],
  }
  const wanted = new Capabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options })
  const driver = new Builder().usingServer(server).withCapabilities(wanted).build()
  await driver.getSession()

  const kill = async () => {
    await killGroup(running)
    await killGroup(screen.running)
  }
  return {
    driver,
    profile: folder,
    said: async () => {
      const lines = told.split('\n').filter((line) => /^CONSOLE .*\b(?:ERROR|WARN)/.test(line))
      told = ''
      return lines
    },
    print: async () => {
      for (const old of [printed, `${printed}.wanted`]) await rm(old, { force: true })
      await writeFile(`${printed}.wanted`, '')
      return until('the whole PDF', async () => {
        const pdf = await readFile(printed)
        return pdf.subarray(-16).includes('%%EOF') && pdf
      })
    },
    kill,
    close: async () => {
      await driver.quit().catch(() => undefined)
      await kill()
    },
  }
}

/** Starts a virtual display: WebKitGTK has no headless mode. */
async function startScreen(): Promise<{ display: string; running: ChildProcess }> {
  const running = spawnGroup(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const [number] = await once(running.stdout ?? running, 'data')
  return { display: `:${String(number).trim()}`, running }
}
