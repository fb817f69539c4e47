import type { SystemState } from '#src/contract/system/record.ts'

/** State of the host, without the parts that the application reads from the rows. */
export type HostState = Omit<SystemState, 'mail' | 'push'> & { hasMailServer: boolean }

/** Newest complete backup, to be streamed. */
export interface BackupFile {
  name: string
  /** Size in bytes. */
  size: number
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** State and backups of the host that runs the application. */
export interface System {
  state: () => Promise<HostState>
  /** Starts a backup of all rows and files, unless one is running. @throws {PortError} full */
  startBackup: () => Promise<void>
  /** Opens the newest complete backup, if there is one. The caller must read or cancel its body. */
  openBackup: () => Promise<BackupFile | undefined>
}
