import { pictureCache } from '#src/offline/storage/storage-names.ts'
import { backoff } from './backoff.ts'
import { inTransaction, whenRead } from './database.ts'
import { deleteDraft, draftIsDropped } from './drafts.ts'

/**
 * Removes the draft of an arrived message. A full disk may refuse even that: then cached pictures are deleted, and the
 * removal is retried until it succeeds, because the draft would otherwise be offered again.
 */
export async function dropSentDraft(draft: string): Promise<void> {
  try {
    const typedAt = await momentOf(draft)
    await drop(draft, typedAt).catch(() => void dropLater(draft, typedAt))
  } catch {
    // A device that cannot be read has no draft either.
    draftIsDropped(draft)
  }
}

async function dropLater(draft: string, typedAt: unknown) {
  try {
    await globalThis.caches?.delete(pictureCache)
  } catch {
    // A browser without Cache Storage has nothing to delete.
  }
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await drop(draft, typedAt)
    } catch {
      await new Promise((resume) => setTimeout(resume, backoff(attempts)))
    }
  }
}

/** Deletes the draft unless it has been changed since. */
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
