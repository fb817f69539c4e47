import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The leanest comparable and maintained admin, pinned to one commit. */
const repository = 'https://github.com/satnaing/shadcn-admin'
const commit = 'a6352e7df0de652e4349f6bf53ca246de6ff013f'
const run = promisify(execFile)

/**
 * Builds the peer unchanged, except for the number of rows in its longest list. Reuses an earlier build.
 * `PEER_REPOSITORY` names another clone source, such as a folder.
 *
 * @returns the folder of the build
 * @throws {Error} when it cannot be cloned, or differs from what is expected
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
  // The peer's lock file pins its dependencies. Install scripts do not run.
  const pnpm = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-scripts']
  await run('npx', pnpm, { cwd: folder, maxBuffer: 2 ** 26 })
  await run(path.join(folder, 'node_modules/.bin/vite'), ['build'], { cwd: folder, maxBuffer: 2 ** 26 })
  return built
}
