import { rename, writeFile } from 'node:fs/promises'

/** Writes a file atomically, even during a power failure: renames it once its bytes are on the disk. */
export async function writeWhole(file: string, bytes: Parameters<typeof writeFile>[1]): Promise<void> {
  await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}
