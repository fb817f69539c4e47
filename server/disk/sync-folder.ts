import { open } from 'node:fs/promises'

/** Error codes of systems that cannot sync a folder: Windows, and some network and user-space file systems. */
const unsupported = ['EPERM', 'EISDIR', 'EINVAL']

/** Makes the names in a folder durable, where the system can. Windows writes names together with the file. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unsupported.includes(String(error.code)))) throw error
  }
}
