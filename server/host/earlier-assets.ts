import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { day } from '#backend/base/durations.ts'
import { writeWhole } from '#server/base/write-whole.ts'

/** Milliseconds for which a tab may stay open and still request the files of its version. */
const lifetime = 30 * day

/**
 * Copies a build's assets beside those of earlier builds, and removes files that no build has had for a month.
 *
 * @param build its folder of assets
 * @param mayDelete false while the clock is in doubt
 */
export async function keepAssets(build: string, kept: string, now: Date, mayDelete = true): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const known = new Set(await readdir(kept))
  for (const name of await readdir(build)) {
    const copy = path.join(kept, name)
    const built = path.join(build, name)
    // Assets with the same name have the same bytes, unless a copy was interrupted.
    if (!known.delete(name) || (await stat(copy)).size !== (await stat(built)).size)
      await writeWhole(copy, await readFile(built))
    await utimes(copy, now, now)
  }
  for (const name of mayDelete ? known : []) {
    const file = path.join(kept, name)
    if ((await stat(file)).mtimeMs < now.getTime() - lifetime) await rm(file)
  }
}
