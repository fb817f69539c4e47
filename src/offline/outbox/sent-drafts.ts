import { pictureCache } from '#src/offline/disk/device-names.ts'
import { backoff } from './backoff.ts'
import { inTransaction, whenRead } from './database.ts'
import { deleteDraft, draftIsDropped } from './drafts.ts'

/**
 * Removes the draft of a message that has arrived. A disk that is full may refuse even that: then kept pictures make
 * room, and it is tried until the draft has gone, as it would be offered once more.
 */
export async function dropSentDraft(draft: string): Promise<void> {
  try {
    const typedAt = await momentOf(draft)
    await drop(draft, typedAt).catch(() => void dropLater(draft, typedAt))
  } catch {
    // A device that cannot even be read keeps no draft either.
    draftIsDropped(draft)
  }
}

async function dropLater(draft: string, typedAt: unknown) {
  try {
    await globalThis.caches?.delete(pictureCache)
  } catch {
    // A browser without them has no room to give.
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await drop(draft, typedAt)
    } catch {
      await new Promise((resume) => setTimeout(resume, backoff(attempts)))
    }
  }
}

/** What was typed since stays. */
async function drop(draft: string, typedAt: unknown) {
  await inTransaction('drafts', 'readwrite', (rows) => {
    whenRead(rows.get(draft), (row: unknown) => {
      if (Object(row).at === typedAt) deleteDraft(rows, draft)
    })
    return undefined
  })
  draftIsDropped(draft)
}

async function momentOf(draft: string): Promise<unknown> {
  const row = await inTransaction<unknown>('drafts', 'readonly', (rows) => rows.get(draft))
  return Object(row).at
}
