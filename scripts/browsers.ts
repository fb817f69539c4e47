import { spawn, spawnSync } from 'node:child_process'
import { isDebian, isRoot } from './debian.ts'

/** Debian packages of each browser with its driver, and the shared ones. */
const packagesOf = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'gjs', 'gir1.2-webkit2-4.1', 'xvfb'],
}

export type BrowserName = keyof typeof packagesOf

/** Time limits in minutes for the download, and for unpacking each part. Usually, 40 seconds suffice for all. */
const minutes = 4

/** Installs missing packages, on Debian as root. Resolves to the reason for each browser that is still missing. */
export async function installBrowsers(
  names: BrowserName[],
  mayInstall = isRoot && isDebian(),
): Promise<Partial<Record<BrowserName, string>>> {
  const missing = names.filter((name) => !isThere(name))
  const reasons: Partial<Record<BrowserName, string>> = {}
  if (!mayInstall) {
    for (const name of missing)
      reasons[name] =
        `it needs ${list(name)}, which root installs on Debian with apt-get; elsewhere a container of Debian does`
    return reasons
  }
  const end = performance.now() + minutes * 60_000
  const left = () => Math.max(Math.ceil(end - performance.now()), 1)
  // A part of the sources may suffice: the end shows it.
  const unread = missing.length > 0 && (await apt(left(), 'update', '-o', 'APT::Update::Error-Mode=any'))
  for (const name of missing) {
    process.stderr.write(`Installing ${list(name)}\n`)
    const install = ['install', '-y', '--no-install-recommends', ...packagesOf[name]]
    // A download may be aborted at any time; unpacking only when it hangs.
    const mistake =
      (await apt(left(), ...install, '--download-only')) ||
      (await apt(minutes * 60_000, ...install, '--no-download'))
    if (!isThere(name)) reasons[name] = `apt-get could not install ${list(name)}: ${unread || mistake}`
  }
  return reasons
}

/** Runs apt-get with low priority. Resolves to its error, or to an empty text. */
function apt(time: number, ...words: string[]): Promise<string> {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::http::Timeout=20']
  return new Promise((resolve) => {
    const running = spawn('nice', ['apt-get', ...options, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: time,
    })
    let lastLine = ''
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastLine += text
    })
    running.once('error', ({ message }) => resolve(message))
    running.once('close', (code, signal) => {
      if (code === 0) resolve('')
      else if (signal) resolve(`not within ${minutes} minutes`)
      else resolve(/^E: (.+)$/m.exec(lastLine)?.[1] ?? `it ended with ${code}`)
    })
  })
}

function list(name: BrowserName): string {
  return packagesOf[name].join(', ')
}

function isThere(name: BrowserName): boolean {
  const { stdout } = spawnSync('dpkg', ['-s', ...packagesOf[name]], { encoding: 'utf8' })
  return stdout?.match(/^Status: install ok installed$/gm)?.length === packagesOf[name].length
}
