import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/** Whether apt-get can install packages here. */
export function isDebian(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
