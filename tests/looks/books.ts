import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { run } from '#scripts/run.ts'

const cache = path.resolve('node_modules/.cache/looks')

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/**
 * Returns the commit to compare with: the merge base of the working tree and `main`; on `main` itself the last commit
 * if something is uncommitted, else the one before.
 *
 * @param wanted a commit to take instead
 */
export function baseCommit(wanted?: string): string {
  if (wanted) return git('rev-parse', '--verify', `${wanted}^{commit}`)
  const head = git('rev-parse', 'HEAD')
  const base = git('merge-base', 'HEAD', 'main')
  return base === head && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : base
}

/** Builds the Storybook of the working tree. Returns its folder. @throws {Error} if it cannot be built */
export async function buildBook(): Promise<string> {
  const book = path.join(cache, 'working-tree')
  await storybook(book, process.cwd())
  return book
}

/** Builds the Storybook of a commit, once, with the installed packages. @throws {Error} if it cannot be built */
export async function buildBookOf(commit: string): Promise<string> {
  const book = path.join(cache, commit)
  if (existsSync(path.join(book, 'index.json'))) return book
  const sources = path.join(cache, 'sources')
  await rm(sources, { recursive: true, force: true })
  await mkdir(sources, { recursive: true })
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C '${sources}'`])
  await symlink(path.resolve('node_modules'), path.join(sources, 'node_modules'))
  await storybook(book, sources)
  await rm(sources, { recursive: true })
  return book
}

async function storybook(book: string, folder: string) {
  if ((await run(`cd '${folder}' && storybook build --test --quiet -o '${book}'`)) !== 0)
    throw new Error(`The Storybook of ${folder} cannot be built.`)
}
