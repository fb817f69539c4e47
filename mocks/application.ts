import { createBackend } from '#backend/backend.ts'
import { ApiError } from '#backend/errors.ts'
import { createMemoryFiles, type FileReader } from '#backend/memory/files.ts'
import { createMemoryRows } from '#backend/memory/rows.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { backend, tableOf } from './backend.ts'
import { emulatedFeatures } from './response.ts'
import { sessionsAreOpen } from './sessions.ts'

/** Handles a request under `/api/v1` or `/uploads`. */
export type Application = (request: Request) => Promise<Response>

let readSeedFile: FileReader | undefined

let elsewhere: Application | undefined

/** Replaces our own backend with another one, behind the same simulated faults; undefined restores it. */
export function setApplication(application: Application | undefined) {
  elsewhere = application
}

/** Sets how hosts on Node read the seed files. Storybook serves them itself. */
export function readSeedFilesWith(reader: FileReader) {
  readSeedFile = reader
}

/** Whether a file of this name is available here. */
export const hasFile = (name: string) =>
  elsewhere !== undefined || backend.uploads.has(name) || readSeedFile !== undefined

const ports: Ports = {
  rows: createMemoryRows(tableOf),
  files: createMemoryFiles(
    () => backend.uploads,
    async (name) => readSeedFile?.(name),
  ),
  // Do not hash: only tests have accounts here, and hashing would slow them down.
  passwords: {
    hash: async (password) => password,
    matches: async (password, hash) => hash !== undefined && hash === password,
  },
  counters: {
    // Do not limit these: tests send more than people do.
    add: async (key, seconds, amount) =>
      /^(?:form|receipt|search) /.test(key) ? 0 : backend.counters.add(key, seconds, amount),
  },
  now: () => new Date(),
  readForm: async (request) => {
    try {
      return await request.formData()
    } catch {
      throw new ApiError('incomplete-form')
    }
  },
  system: {
    state: () => backend.system.state(),
    startBackup: () => backend.system.startBackup(),
    openBackup: () => backend.system.openBackup(),
  },
  features: emulatedFeatures,
  hidesDrafts: true,
  siteUrl: 'http://localhost:4173',
  reportBug: (error) => {
    throw error
  },
}

/** Our own kind of backend. */
export const mockBackend: Application = (request) => (elsewhere ?? inMemory)(request)

const inMemory = applicationOf(ports)

/** A hosted backend as documented: it names no features and hides nothing from visitors. */
export const hostedBackend = applicationOf({ ...ports, features: [], hidesDrafts: false })

function applicationOf(ports: Ports): Application {
  const { handle } = createBackend(ports)
  return async (request) => {
    await sessionsAreOpen()
    return handle(request, { address: '127.0.0.1', requestId: '' })
  }
}
