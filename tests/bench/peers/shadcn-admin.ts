import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The leanest comparable admin that its makers keep up to date, at one moment of its history. */
const repository = 'https://github.com/satnaing/shadcn-admin'
const commit = 'a6352e7df0de652e4349f6bf53ca246de6ff013f'
const run = promisify(execFile)

/**
 * Builds it as it is, but for the number of rows of its longest list. What was built once is taken again.
 *
 * `PEER_REPOSITORY` names another place to clone it from, such as a folder.
 *
 * @returns the folder of the build
 * @throws {Error} where it cannot be cloned, or is not what is expected
 */
export async function buildPeer(rows: number): Promise<string> {
  const folder = path.resolve('.vitest', 'peers', `${commit.slice(0, 8)}-${rows}`)
  const built = path.join(folder, 'dist')
  if (existsSync(path.join(built, 'index.html'))) return built
  await rm(folder, { recursive: true, force: true })
  await run('git', ['clone', '--quiet', process.env.PEER_REPOSITORY ?? repository, folder])
  await run('git', ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit], { cwd: folder })
  const data = path.join(folder, 'src/features/tasks/data/tasks.ts')
  const source = await readFile(data, 'utf8')
  const more = source.replace('{ length: 100 }', `{ length: ${rows} }`)
  if (more === source) throw new Error(`${repository} makes its tasks in another way than at ${commit}`)
  await writeFile(data, more)
  // Its own lock file says what it is built with; no script of a package runs.
  const pnpm = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-scripts']
  await run('npx', pnpm, { cwd: folder, maxBuffer: 2 ** 26 })
  await run(path.join(folder, 'node_modules/.bin/vite'), ['build'], { cwd: folder, maxBuffer: 2 ** 26 })
  return built
}
