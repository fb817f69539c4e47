import { ApiError } from '#backend/errors.ts'
import { originOf, siteNetworkOf } from '#backend/http/client-network.ts'
import { slotLimits } from '#backend/policy.ts'
import type { Sender } from '#backend/ports/ports.ts'

/** A form that is being received. */
export interface Upload {
  /** Bytes per second so far; undefined in the first seconds, and once the form has arrived. */
  speed: () => number | undefined
  /** Aborts the upload and asks its sender to send it again. */
  giveUp: () => void
}

interface Share {
  key: string
  most: number
}

interface Waiting {
  shares: readonly Share[]
  upload: Upload
  begin: (release: () => void) => void
}

/**
 * Limits how many forms with files are received at once. Staff have separate slots, so that visitors cannot prevent
 * them from saving. One client, and one IPv6 site network, can take only part of the slots.
 */
export function openUploadSlots(limits = slotLimits) {
  const pools = { visitors: slotPool(limits, limits.visitors.all), staff: slotPool(limits, limits.staff.all) }
  return {
    /**
     * Resolves to the function that frees the slot.
     *
     * @throws {ApiError} too-many-uploads when the client has used all of its slots, uploads-busy when the server has none left
     */
    take: ({ caller, person }: Sender, upload: Upload): Promise<() => void> => {
      if (person) return pools.staff([{ key: person._id, most: limits.staff.ofClient }], upload)
      const { ofClient, ofNetwork } = limits.visitors
      const client = { key: originOf(caller), most: ofClient }
      const network = { key: siteNetworkOf(caller), most: ofNetwork }
      return pools.visitors(client.key === network.key ? [client] : [client, network], upload)
    },
  }
}

function slotPool({ waiting: most, wait, crowdedSpeed }: typeof slotLimits, all: number) {
  const uploads = new Set<Upload>()
  const slotCounts = new Map<string, number>()
  const queue: Waiting[] = []

  const isOwnLimit = (shares: readonly Share[]) =>
    shares.some(({ key, most }) => (slotCounts.get(key) ?? 0) >= most)
  const isFree = (shares: readonly Share[]) => uploads.size < all && !isOwnLimit(shares)

  function occupy(shares: readonly Share[], upload: Upload): () => void {
    uploads.add(upload)
    for (const { key } of shares) slotCounts.set(key, (slotCounts.get(key) ?? 0) + 1)
    return () => {
      if (!uploads.delete(upload)) return
      for (const { key } of shares) {
        const left = (slotCounts.get(key) ?? 1) - 1
        if (left > 0) slotCounts.set(key, left)
        else slotCounts.delete(key)
      }
      beginNext()
    }
  }

  function beginNext() {
    for (const next of [...queue]) {
      if (!isFree(next.shares)) continue
      queue.splice(queue.indexOf(next), 1)
      next.begin(occupy(next.shares, next.upload))
    }
  }

  /** Aborts the slowest upload below crowdedSpeed, so that a waiting sender gets its slot. */
  function endSlowest() {
    const slow = [...uploads]
      .map((upload) => ({ upload, speed: upload.speed() ?? Number.POSITIVE_INFINITY }))
      .filter(({ speed }) => speed < crowdedSpeed)
      .toSorted((one, other) => one.speed - other.speed)
    slow[0]?.upload.giveUp()
  }

  const limitError = (shares: readonly Share[]) =>
    new ApiError(isOwnLimit(shares) ? 'too-many-uploads' : 'uploads-busy')

  return async (shares: readonly Share[], upload: Upload): Promise<() => void> => {
    if (isFree(shares)) return occupy(shares, upload)
    const queuedCount = queue.filter((other) => other.shares[0]?.key === shares[0]?.key).length
    if (queuedCount >= most.ofClient || queue.length >= most.all) throw limitError(shares)
    if (!isOwnLimit(shares)) endSlowest()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1)
        reject(limitError(shares))
      }, wait)
      const entry: Waiting = {
        shares,
        upload,
        begin: (release) => {
          clearTimeout(timer)
          resolve(release)
        },
      }
      queue.push(entry)
    })
  }
}
