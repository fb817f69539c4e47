import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Builds the site as of an earlier commit, from the history of this clone and with the packages of today, and returns its
 * folder. A second call returns the same folder, until the packages are installed anew.
 *
 * @throws {Error} if this clone lacks the commit
 */
export async function earlierBuild(commit: string): Promise<string> {
  const site = path.resolve('node_modules/.cache/earlier-builds', commit)
  if (existsSync(site)) return site
  await run('git', ['cat-file', '-e', `${commit}^{commit}`]).catch((cause: unknown) => {
    const fix = 'Fetch the history with "git fetch --unshallow", then run the test again.'
    throw new Error(`This clone lacks the commit ${commit}, whose site the test updates. ${fix}`, { cause })
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-build-'))
  try {
    const archive = path.join(folder, 'sources.tar')
    await run('git', ['archive', `--output=${archive}`, commit])
    await run('tar', ['-xf', archive, '-C', folder])
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    const vite = path.resolve('node_modules/vite/bin/vite.js')
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder })
    await mkdir(path.dirname(site), { recursive: true })
    // A folder of the same disk first: renaming is all or nothing.
    await run('cp', ['-R', path.join(folder, 'dist'), `${site}-new`])
    await rename(`${site}-new`, site)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return site
}
