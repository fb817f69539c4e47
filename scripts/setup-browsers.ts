import { installChromium } from './chromium.ts'

/**
 * Brings the Chromium of the browser tests to this machine, unless it has one:
 *
 * npm run setup:browsers
 *
 * Installs with apt-get as root on Debian, otherwise with Playwright. CHROMIUM_PATH names a Chromium elsewhere.
 */
try {
  const executable = installChromium()
  if (executable) process.stdout.write(`Chromium: ${executable}\n`)
  else fail('Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
