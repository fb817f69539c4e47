import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

/**
 * Mounts a disk in memory on a folder, visible only to programs started with `before`. Requires Linux, but no
 * privileges: it uses a namespace that ends with its first process.
 */
export async function mountSmallDisk(folder: string, megabytes: number) {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs "$1" && echo mounted && exec sleep 100000`
  const holder: ChildProcess = spawn('unshare', [
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    script,
    'sh',
    folder,
  ])
  let said = ''
  holder.stderr?.on('data', (text) => {
    said += text
  })
  await new Promise<void>((resolve, reject) => {
    holder.stdout?.once('data', () => resolve())
    holder.once('error', reject)
    holder.once('exit', () => reject(new Error(`A small disk cannot be made on this machine: ${said}`)))
  })
  const ballast = path.join(`/proc/${holder.pid}/root`, folder, 'ballast')
  return {
    before: ['nsenter', '--target', `${holder.pid}`, '--user', '--preserve-credentials', '--mount'],
    /** Fills the disk completely. */
    fill: async () => {
      const file = await open(ballast, 'a')
      try {
        // Write small pieces at the end, to fill the last page.
        for (const size of [2 ** 20, 2 ** 12, 1]) await writeUntilFull(file, Buffer.alloc(size))
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast, { force: true }),
    [Symbol.asyncDispose]: async () => {
      const ended = once(holder, 'exit')
      holder.kill('SIGKILL')
      await ended
    },
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, bytes: Buffer) {
  for (;;) {
    try {
      await file.write(bytes)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
      throw error
    }
  }
}
