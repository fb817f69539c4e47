import { type DiskOf, hasDiskRoom } from '#server/base/disk-room.ts'

interface Checks {
  /** Rejects or resolves to false while the rows cannot be read or written. */
  rows: () => Promise<unknown>
  /** Of which the disk must have room. */
  folder: string
  /** Where files lie in a bucket: what was wrong with it when it was last looked at. */
  store?: { lastFault: () => string | undefined } | undefined
  /** The rows, as the last calls and the last check of their file found them. */
  database?: { isSound: () => boolean; lastFault: () => string | undefined } | undefined
  clock?: { lastFault: () => string | undefined } | undefined
  /** Whether the room is used that the rows keep free for deletions. */
  isReserveSpent?: () => boolean
  diskOf?: DiskOf
}

/** Milliseconds that a check may take. */
const timeout = 1_000
const spentReserve =
  'The disk is full: what is left is for signing in and out and for deleting. Make room on it.'

export type Readiness = ReturnType<typeof createReadiness>

/** Whether the server can do its work; a balancer asks it. */
export function createReadiness({
  rows,
  folder,
  store,
  database,
  clock,
  isReserveSpent = () => false,
  diskOf,
}: Checks) {
  let isStopping = false
  let rowsAreReady = false

  const areRowsReady = async () => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, timeout, false).unref())
    rowsAreReady = await Promise.race([rows().then((outcome) => outcome !== false), late]).catch(() => false)
    return rowsAreReady
  }

  return {
    /** 1 or 0, as they were when it was last asked. */
    stats: () => ({
      rows_ready: rowsAreReady ? 1 : 0,
      ...(store && { files_ready: store.lastFault() === undefined ? 1 : 0 }),
      ...(database && { rows_sound: database.isSound() ? 1 : 0 }),
      ...(clock && { clock_confirmed: clock.lastFault() === undefined ? 1 : 0 }),
      is_stopping: isStopping ? 1 : 0,
    }),
    stop: () => {
      isStopping = true
    },
    /** What is wrong, in a sentence each; nothing when it is ready. */
    faults: async (): Promise<string[]> => {
      if (isStopping) return ['The server is stopping.']
      const [isReady, hasRoom] = await Promise.all([areRowsReady(), hasDiskRoom(folder, diskOf)])
      if (isReserveSpent()) return [spentReserve]
      return [
        ...(isReady ? [] : ['The database does not answer.']),
        ...(hasRoom ? [] : ['The disk is almost full.']),
      ]
    },
    /**
     * What is wrong and leaves the server of use: a bucket is shared by all servers, and a balancer that took them all out
     * for it would take away the pages and forms that do without.
     */
    shortcomings: (): string[] => [
      ...(store?.lastFault() === undefined ? [] : ['Files cannot be kept or read.']),
      ...[database?.lastFault(), clock?.lastFault()].filter((sentence) => sentence !== undefined),
    ],
  }
}
