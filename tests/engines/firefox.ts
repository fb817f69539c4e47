import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Capabilities, WebDriver } from 'selenium-webdriver'
import { type Browser, type Engine, killGroup, type StartOptions, spawnGroup } from './browser.ts'
import { Marionette } from './marionette.ts'
import { until } from './until.ts'

const binary = 'firefox-esr'

export const firefox: Engine = {
  name: 'firefox',
  version: () => execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim(),
  start,
}

/** Preferences: pages on loopback only, and no requests by Firefox itself. */
const preferences = {
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'devtools.console.stdout.content': false,
  // Skip the first page, which takes half a second.
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
}

async function start({
  profile,
  width,
  height,
  script = true,
  isPrivate,
  refusesStorage,
}: StartOptions = {}): Promise<Browser> {
  const folder = profile ?? (await mkdtemp(path.join(tmpdir(), 'firefox-')))
  const wanted = {
    ...preferences,
    'javascript.enabled': script,
    'browser.privatebrowsing.autostart': isPrivate === true,
    // 2 blocks cookies and all other storage of sites.
    'network.cookie.cookieBehavior': refusesStorage ? 2 : 5,
  }
  const lines = Object.entries(wanted).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(folder, 'user.js'), lines.join('\n'))
  const portFile = path.join(folder, 'MarionetteActivePort')
  await rm(portFile, { force: true })
  const running = spawnGroup(
    binary,
    ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote', '--profile', folder],
    { stdio: 'ignore' },
  )
  const port = await until(
    'Firefox listens',
    async () => {
      const text = existsSync(portFile) ? await readFile(portFile, 'utf8') : ''
      return Number(text) || undefined
    },
    30_000,
  )
  const marionette = await Marionette.open(port)
  const driver = WebDriver.createSession(marionette, new Capabilities())
  await driver.getSession()
  const inChrome = async (body: string, ...args: unknown[]): Promise<unknown> => {
    await marionette.send('Marionette:SetContext', { value: 'chrome' })
    try {
      return Object(await marionette.send('WebDriver:ExecuteScript', { script: body, args })).value
    } finally {
      await marionette.send('Marionette:SetContext', { value: 'content' })
    }
  }
  if (width && height) await inChrome(setViewport, width, height)

  return {
    driver,
    profile: folder,
    said: async () => Object(await inChrome(readConsole)) as string[],
    // The client's types require every setting and declare no result. Both are wrong.
    print: async () => Buffer.from(String(await driver.printPage(Object({}))), 'base64'),
    kill: () => killGroup(running),
    close: async () => {
      const ended = new Promise((resolve) => running.once('exit', resolve))
      await marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined)
      await ended
    },
  }
}

/** Narrows the content: a window cannot be as narrow as a phone. */
const setViewport = `
  const { selectedBrowser } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser
  for (const [name, value] of [['width', arguments[0]], ['height', arguments[1]]]) {
    selectedBrowser.style.setProperty('min-' + name, value + 'px')
    selectedBrowser.style.setProperty('max-' + name, value + 'px')
  }
`

/** Reads the console messages of pages, without Firefox's own. */
const readConsole = `
  const read = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && /^https?:/.test(one.sourceName))
    .map((one) => one.sourceName + ': ' + one.errorMessage)
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage)
  const told = storage.getEvents()
    .filter(({ level, filename }) => /error|warn/.test(level) && !/^(?:chrome|resource):/.test(filename))
    .map(({ filename, arguments: words }) => filename + ': ' + words.map(String).join(' '))
  Services.console.reset()
  storage.clearEvents()
  return [...read, ...told]
`
