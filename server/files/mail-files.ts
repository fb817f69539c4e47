import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Where mails become files without a mail server. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'mail')

/** The name of a mail's file. @example '<66c0ff@example.com>' // '_66c0ff_example_com_.eml' */
export const mailFileOf = (messageId: string) => `${messageId.replace(/[^\w-]/g, '_')}.eml`

/** The names of all mails in a folder; none where there is no folder. */
export const mailFilesIn = (folder: string) => readdir(folder).catch((): string[] => [])

/** Deletes the files of these rows of `mails`, where there are any. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const name of await mailFilesIn(folder))
    if (ids.some((id) => name.startsWith(`_${id}_`))) await rm(path.join(folder, name), { force: true })
}
