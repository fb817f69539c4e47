import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Returns the folder for mails when no mail server is configured. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail')

/** Returns the file name of a mail. @example '<66c0ff@example.com>' // '_66c0ff_example_com_.eml' */
export const mailFileOf = (messageId: string) => `${messageId.replace(/[^\w-]/g, '_')}.eml`

/** Returns the names of all mails in a folder. Empty when there is no folder. */
export const mailFilesIn = (folder: string) => readdir(folder).catch((): string[] => [])

/** Deletes the mail files of these rows of `mails`, if there are any. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const name of await mailFilesIn(folder))
    if (ids.some((id) => name.startsWith(`_${id}_`))) await rm(path.join(folder, name), { force: true })
}
