import { access, constants, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { CannotOpen } from './rows/errors.ts'

/** Before anything is changed. @throws {CannotOpen} */
export async function ensureFree(port: number, name: string): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host: name, exclusive: true }, resolve)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new CannotOpen(`Port ${port} of ${name} is in use: stop what uses it, or set another PORT`)
    if (code === 'EACCES') throw new CannotOpen(`This user may not use port ${port}: set a PORT above 1023`)
    throw new CannotOpen(`HOST=${name} is no address of this machine (${code})`)
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** Makes a folder, or takes one that is there. @throws {CannotOpen} */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new CannotOpen(`${folder} cannot be written: let this user write there, or set another DATA_DIR`)
  }
}
