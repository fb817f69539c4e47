import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmulatedBackend } from '#mocks/server.ts'

/** A listening backend with the accounts of mocks/accounts.ts. */
export interface Target {
  origin: string
  close: () => Promise<void>
}

/** Starts a backend without limits on submissions. */
export type StartTarget = () => Promise<Target>

/**
 * Starts the backend under test: API_URL, or the module in CONTRACT_TARGET, which exports `start: StartTarget`, or the
 * emulated backend.
 */
export async function startTarget(): Promise<Target> {
  const { API_URL: origin, CONTRACT_TARGET: file } = process.env
  if (origin) return { origin: origin.replace(/\/+$/, ''), close: async () => undefined }
  if (!file) return startEmulated()
  // The type of the module is unknown. A module without the function fails at once.
  const { start }: { start: StartTarget } = await import(pathToFileURL(path.resolve(file)).href)
  return start()
}

async function startEmulated(): Promise<Target> {
  const server = await startEmulatedBackend(0)
  // The address of a TCP server is always an object once it listens.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
