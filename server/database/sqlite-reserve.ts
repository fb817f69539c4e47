import { existsSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { failureOf } from './sqlite-failure.ts'
import type { Request, Response } from './sqlite-messages.ts'

type Write = Extract<Request, { write: unknown }>

// The second code: no room for the shared memory of the log, which is also a file.
const noRoom = [13, 4874]
/** Bytes reserved for deletions and sessions on a full disk. */
const reserveSize = 4 * 2 ** 20
/** Free bytes required before the reserve is created. */
const roomForReserve = 4 * reserveSize
const reserveId = -1

/**
 * Creates the disk reserve: a file beside the database, which is deleted when the disk is full.
 *
 * @param respond is called when the reserve is spent or created again
 */
export function createReserve(file: string, respond: (response: Response) => void) {
  const reserve = `${file}.reserve`
  /** Whether the reserve is spent: then only deletions and sessions are written. */
  let isReserveSpent = false

  /** Returns whether there was a reserve. */
  function spend(): boolean {
    if (!existsSync(reserve)) return false
    unlinkSync(reserve)
    note(true)
    return true
  }

  /** Creates the reserve, unless the disk has little free space. */
  function make() {
    try {
      const { bavail, bsize } = statfsSync(dirname(file))
      if (bavail * bsize < roomForReserve) return
      writeFileSync(reserve, Buffer.alloc(reserveSize))
      if (isReserveSpent) note(false)
    } catch {
      // Another process used the space.
      rmSync(reserve, { force: true })
    }
  }

  function note(isSpent: boolean) {
    isReserveSpent = isSpent
    respond({ id: reserveId, isReserveSpent })
  }

  return {
    /** Opens the database. If the disk is full, spends the reserve, so that staff can read and delete. */
    open(openForWriting: () => DatabaseSync): DatabaseSync {
      const isOld = existsSync(file)
      try {
        const db = openForWriting()
        if (!existsSync(reserve)) make()
        // An earlier process spent the reserve. Leave the remaining space to deletions and sessions.
        if (isOld && !existsSync(reserve)) note(true)
        return db
      } catch (error) {
        if (!noRoom.includes(Number(failureOf(error).code)) || !spend()) throw error
        return openForWriting()
      }
    },
    /** Commits writes. On a full disk, spends the reserve on deletions, ended sessions, and sign-ins (which need both). */
    commit(writes: Write[], commitTogether: (writes: Write[]) => Response[]): Response[] {
      if (isReserveSpent) make()
      const allowed = isReserveSpent ? writes.filter(mayUseReserve) : writes
      const refused = writes.filter((write) => !allowed.includes(write)).map(refuseFull)
      const responses = allowed.length > 0 ? commitTogether(allowed) : []
      const full = new Set(responses.filter(({ failure }) => failure?.code === noRoom[0]).map(({ id }) => id))
      const again = allowed.filter((write) => full.has(write.id) && mayUseReserve(write))
      if (again.length === 0 || !spend()) return [...responses, ...refused]
      const otherResponses = responses.filter(({ id }) => !again.some((write) => write.id === id))
      return [...otherResponses, ...commitTogether(again), ...refused]
    },
  }
}

const mayUseReserve = ({ write }: Write) =>
  write.some(({ sql, table }) => /^delete /i.test(sql) || (table === 'sessions' && /^insert /i.test(sql)))

const refuseFull = ({ id }: Write): Response => ({
  id,
  failure: { code: noRoom[0] ?? 'full', message: 'The reserve is spent' },
  at: 0,
})
