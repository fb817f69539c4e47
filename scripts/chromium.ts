import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { isDebian, isRoot } from './debian.ts'

/**
 * Features to disable. The last switch of its kind wins, so this repeats Playwright's list. The last four are ours. Two
 * render address bar suggestions as pages, in an invisible window that took two fifths of the time. One starts a
 * process for a possible next page, which tests close unused. One starts the worker of a possible next page: under a
 * debugger, such a worker never stops, so its next version never activates.
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

/** Quiet and predictable arguments that also work without a graphics card. */
const args = [
  // Chromium refuses to sandbox a process of root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features}`,
]

/** Playwright's launch options. Searches this machine for a Chromium when the path is read, never before. */
export const chromiumLaunch = {
  args,
  /** @throws {Error} with instructions, when this machine has none */
  get executablePath(): string {
    const executable = findChromium()
    if (executable) return executable
    throw new Error('Chromium is missing. Run "npm run setup:browsers", or set CHROMIUM_PATH to a Chromium.')
  },
}

/**
 * Returns the path of a Chromium on this machine: CHROMIUM_PATH, an installed one, or Playwright's own.
 *
 * @throws {Error} if CHROMIUM_PATH names no file
 */
function findChromium(): string | undefined {
  return named() ?? installed() ?? playwrights()
}

/** Installs Chromium unless this machine has one. Returns its path, or undefined if it cannot be installed. */
export function installChromium(): string | undefined {
  return findChromium() ?? fetched()
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
 * Path of the headless shell: the same browser without its interface, which makes tests a fifth faster. The command on
 * the path is a script, whose child would survive a kill.
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

function fetched(): string | undefined {
  if (isRoot && isDebian()) {
    runInstaller('apt-get', 'update', '-qq')
    // Older releases have no separate headless shell.
    const names = ['chromium-headless-shell', 'chromium']
    names.some((name) => runInstaller('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name))
  } else runInstaller(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  return installed() ?? playwrights()
}

/** Returns whether the installer succeeded. */
function runInstaller(command: string, ...rest: string[]): boolean {
  process.stderr.write(`Chromium is missing: installing it with ${[command, ...rest].join(' ')}\n`)
  // Standard output belongs to the caller. Show the installer's output to the waiting user.
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
