import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { isDebian, isRoot } from './debian.ts'

/**
 * The last switch of its kind counts, so those that Playwright turns off are named again. The last four are ours: two
 * draw the address bar's suggestions as pages of their own, an invisible window that took two fifths of the time, one
 * starts a process for a page that may come, which tests close again unused, and one starts the worker of a page that
 * may come: a worker that a debugger watches, as here, is then never let go, and the version after it never comes.
 */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'SpeculativeServiceWorkerWarmUp',
]

/** Quiet, predictable and able to run on machines without a graphics card. */
const args = [
  // Chromium refuses to sandbox what root runs.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features}`,
]

/**
 * What Playwright needs to launch a Chromium of this machine: CHROMIUM_PATH, else an installed one, else
 * Playwright's own, else one that is installed now.
 *
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  return { executablePath: named() ?? installed() ?? playwrights() ?? fetched(), args }
}

function named(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (!CHROMIUM_PATH) return undefined
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`)
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [debiansShell, ...onPath, ...usualPlaces()].find(existsSync)
}

/**
 * The same engine without windows, tabs and menus, which nobody sees here: tests take a fifth less time. The program
 * itself, since what stands on the path is a script that goes on when only it is ended.
 */
const debiansShell = '/usr/lib/chromium/chromium-headless-shell'

function usualPlaces(): string[] {
  const {
    HOME = '',
    LOCALAPPDATA = '',
    ProgramFiles = '',
    'ProgramFiles(x86)': programsX86 = '',
  } = process.env
  if (process.platform === 'darwin')
    return ['', HOME].flatMap((root) => [
      `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${root}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ])
  if (process.platform === 'win32')
    return [ProgramFiles, programsX86, LOCALAPPDATA].flatMap((root) => [
      path.join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(root, 'Chromium', 'Application', 'chrome.exe'),
      path.join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ])
  return ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/snap/bin/chromium']
}

function playwrights(): string | undefined {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function fetched(): string {
  if (isRoot && isDebian()) {
    runInstaller('apt-get', 'update', '-qq')
    // Older releases have no shell of its own.
    const wanted = ['chromium-headless-shell', 'chromium']
    wanted.some((name) => runInstaller('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name))
  } else runInstaller(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  const found = installed() ?? playwrights()
  if (found) return found
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Chrome (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  )
}

/** Gives whether it went well. */
function runInstaller(command: string, ...rest: string[]): boolean {
  process.stderr.write(`No Chromium found. Installing one: ${[command, ...rest].join(' ')}\n`)
  // Standard output belongs to whoever called; the installer's words are for the person who waits.
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
