import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { earlierAssets } from '#backend/policy.ts'
import { writeWhole } from '#server/disk/write-whole.ts'

/**
 * Copies a build's assets beside those of earlier builds, and removes files that no build has had for a month.
 *
 * @param build its folder of assets
 * @param mayDelete false while the clock is in doubt
 */
export async function keepAssets(
  build: string,
  assetFolder: string,
  now: Date,
  mayDelete = true,
): Promise<void> {
  await mkdir(assetFolder, { recursive: true, mode: 0o700 })
  const names = new Set(await readdir(assetFolder))
  for (const name of await readdir(build)) {
    const copy = path.join(assetFolder, name)
    const built = path.join(build, name)
    // Assets with the same name have the same bytes, unless a copy was interrupted.
    if (!names.delete(name) || (await stat(copy)).size !== (await stat(built)).size)
      await writeWhole(copy, await readFile(built))
    await utimes(copy, now, now)
  }
  for (const name of mayDelete ? names : []) {
    const file = path.join(assetFolder, name)
    if ((await stat(file)).mtimeMs < now.getTime() - earlierAssets) await rm(file)
  }
}
