import { statfs } from 'node:fs/promises'

/** Reads the free and total blocks of the disk that holds a folder. */
export type DiskOf = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

const mebibyte = 2 ** 20

/**
 * Returns the bytes that must be free: 5 % of the disk. On a small disk, 5 % would not hold the writes in progress. On
 * a large disk, 5 % would be more than a server writes in months.
 */
const leastRoom = (total: number) => Math.min(Math.max(0.05 * total, 64 * mebibyte), 1024 * mebibyte)

/** Returns the free and total bytes of the disk that holds a folder. */
export async function diskRoom(folder: string, diskOf: DiskOf = statfs) {
  const { bavail, blocks, bsize } = await diskOf(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/**
 * Whether a disk has enough free bytes. False when the disk cannot be read.
 *
 * @param needed bytes that will be written
 */
export async function hasDiskRoom(folder: string, needed = 0, diskOf: DiskOf = statfs): Promise<boolean> {
  try {
    const { free, total } = await diskRoom(folder, diskOf)
    return free - needed >= leastRoom(total)
  } catch {
    return false
  }
}
