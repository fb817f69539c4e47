import { readFile } from 'node:fs/promises'

/** Reads a file of `mocks/files`, or of its folder `private` for visitors' files; undefined when it does not exist. */
export async function readSeedFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Accept plain names only: no path may leave the folder.
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined
  for (const folder of ['files', 'files/private']) {
    const bytes = await readFile(new URL(`./${folder}/${name}`, import.meta.url)).catch(() => undefined)
    if (bytes) return new Uint8Array(bytes)
  }
  return undefined
}
