import { readdir } from 'node:fs/promises'

const ending = '.backup'

export interface StoredBackup {
  name: string
  timestamp: number
}

/** Returns the file name of a backup. @example '2026-11-29T00-40-12Z.backup' */
export const backupName = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ending}`

/** Returns the time in the file name of a backup, in milliseconds since 1970; undefined for another name. */
export function timeOfBackup(name: string, end = ending): number | undefined {
  if (!name.endsWith(end)) return undefined
  const time = Date.parse(name.slice(0, -end.length).replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2Z'))
  return Number.isNaN(time) ? undefined : time
}

/** Lists the backups in a folder, oldest first. */
export async function backupsIn(folder: string, end = ending): Promise<StoredBackup[]> {
  return (await readdir(folder)).sort().flatMap((name) => {
    const timestamp = timeOfBackup(name, end)
    return timestamp === undefined ? [] : [{ name, timestamp }]
  })
}
