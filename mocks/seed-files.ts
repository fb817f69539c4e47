import { readFile } from 'node:fs/promises'

/** Reads a file of `mocks/files`; undefined when there is none of that name. */
export async function readSeedFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Nothing but a plain name: no path leads out of the folder.
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined
  try {
    return new Uint8Array(await readFile(new URL(`./files/${name}`, import.meta.url)))
  } catch {
    return undefined
  }
}
