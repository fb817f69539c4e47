import { statfs } from 'node:fs/promises'

interface Checks {
  /** Rejects or resolves to false while the rows cannot be read or written. */
  rows: () => Promise<unknown>
  /** Of which the disk must have room. */
  folder: string
}

/** Milliseconds that a check may take. */
const timeout = 1_000
/** Less than this part of the disk, or fewer bytes, is too little to go on writing. */
const leastPart = 0.02
const leastBytes = 64 * 2 ** 20

export type Readiness = ReturnType<typeof createReadiness>

/** Whether the server can do its work; a balancer asks it. */
export function createReadiness({ rows, folder }: Checks) {
  let isStopping = false
  let rowsAreReady = false

  const areRowsReady = async () => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, timeout, false).unref())
    rowsAreReady = await Promise.race([rows().then((outcome) => outcome !== false), late]).catch(() => false)
    return rowsAreReady
  }

  return {
    /** 1 or 0, as they were when it was last asked. */
    stats: () => ({ rows_ready: rowsAreReady ? 1 : 0, is_stopping: isStopping ? 1 : 0 }),
    stop: () => {
      isStopping = true
    },
    /** What is wrong, in a sentence each; nothing when it is ready. */
    faults: async (): Promise<string[]> => {
      if (isStopping) return ['The server is stopping.']
      const [isReady, hasRoom] = await Promise.all([areRowsReady(), isRoomy(folder)])
      return [
        ...(isReady ? [] : ['The database does not answer.']),
        ...(hasRoom ? [] : ['The disk is almost full.']),
      ]
    },
  }
}

async function isRoomy(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return bavail * bsize >= Math.min(leastBytes, leastPart * blocks * bsize)
  } catch {
    return false
  }
}
