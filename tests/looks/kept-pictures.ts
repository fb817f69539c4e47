import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Folder of the visual snapshots: `light/<story>.webp` and `dark/<story>.webp`. */
export const folder = 'tests/looks/pictures'

export async function names(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.webp'.length))
}

export function read(name: string): Promise<Uint8Array | undefined> {
  return readFile(fileOf(name)).catch(() => undefined)
}

export function storePicture(name: string, file: Uint8Array): Promise<void> {
  return write(fileOf(name), file)
}

export function remove(name: string): Promise<void> {
  return rm(fileOf(name))
}

export async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

function fileOf(name: string): string {
  return path.join(folder, `${name}.webp`)
}
