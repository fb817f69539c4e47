import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { day } from '#backend/base/durations.ts'

/** A tab may be open for so long, in milliseconds, and still ask for the files of its version. */
const lifetime = 30 * day

/**
 * Keeps a copy of a build's assets beside those of earlier builds, and removes what no build had for a month.
 *
 * @param build its folder of assets
 */
export async function keepAssets(build: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const known = new Set(await readdir(kept))
  for (const name of await readdir(build)) {
    const copy = path.join(kept, name)
    // Under one name there are always the same bytes.
    if (!known.delete(name)) await copyFile(path.join(build, name), copy)
    await utimes(copy, now, now)
  }
  for (const name of known) {
    const file = path.join(kept, name)
    if ((await stat(file)).mtimeMs < now.getTime() - lifetime) await rm(file)
  }
}
