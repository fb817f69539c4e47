import { type DiskOf, hasDiskRoom } from '#server/disk/disk-room.ts'

interface Checks {
  /** Rejects or resolves to false while the rows cannot be read or written. */
  rows: () => Promise<unknown>
  /** Folder whose disk must have free space. */
  folder: string
  /** Fault of the bucket at its last check, when files are stored in one. */
  store?: { lastFault: () => string | undefined } | undefined
  /** State of the database, from the last calls and the last check of its file. */
  database?: { isSound: () => boolean; lastFault: () => string | undefined } | undefined
  clock?: { lastFault: () => string | undefined } | undefined
  /** Whether the disk space reserved for deletions is in use. */
  isReserveSpent?: () => boolean
  diskOf?: DiskOf
}

/** Time limit of one check, in milliseconds. */
const timeout = 1_000
const spentReserve =
  'The disk is full: what is left is for signing in and out and for deleting. Make room on it.'

export type Readiness = ReturnType<typeof createReadiness>

/** Checks whether the server can work. A load balancer polls it. */
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
    /** 1 or 0, as of the last check. */
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
    /** Returns one sentence for each fault. Empty when the server is ready. */
    faults: async (): Promise<string[]> => {
      if (isStopping) return ['The server is stopping.']
      const [isReady, hasRoom] = await Promise.all([areRowsReady(), hasDiskRoom(folder, 0, diskOf)])
      if (isReserveSpent()) return [spentReserve]
      return [
        ...(isReady ? [] : ['The database does not answer.']),
        ...(hasRoom ? [] : ['The disk is almost full.']),
      ]
    },
    /**
     * Returns faults that leave the server usable. All servers share a bucket: if a load balancer removed them all for
     * it, pages and forms that need no files would be lost as well.
     */
    shortcomings: (): string[] => [
      ...(store?.lastFault() === undefined ? [] : ['Files cannot be kept or read.']),
      ...[database?.lastFault(), clock?.lastFault()].filter((sentence) => sentence !== undefined),
    ],
  }
}
