import { readFile } from 'node:fs/promises'

/**
 * Reads a file of `mocks/files`, what visitors would have sent from its folder `private`; undefined when there is none
 * of that name.
 */
export async function readSeedFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Nothing but a plain name: no path leads out of the folder.
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined
  for (const folder of ['files', 'files/private']) {
    const bytes = await readFile(new URL(`./${folder}/${name}`, import.meta.url)).catch(() => undefined)
    if (bytes) return new Uint8Array(bytes)
  }
  return undefined
}
