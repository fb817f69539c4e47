import { statfs } from 'node:fs/promises'

/** Blocks of a disk. */
export type DiskOf = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

const mebibyte = 2 ** 20

/**
 * Bytes that have to be free: a twentieth of the disk. On a small one that would not hold what is under way; of a large
 * one it would be more than a server writes in months.
 */
const leastRoom = (total: number) => Math.min(Math.max(0.05 * total, 64 * mebibyte), 1024 * mebibyte)

/** Whether a disk has that room. One that cannot be asked has none. */
export async function hasDiskRoom(folder: string, diskOf: DiskOf = statfs): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await diskOf(folder)
    return bavail * bsize >= leastRoom(blocks * bsize)
  } catch {
    return false
  }
}
