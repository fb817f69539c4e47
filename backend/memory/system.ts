import type { System } from '#backend/ports/system.ts'

const gigabyte = 2 ** 30

/** State of a host in memory. A backup takes no time and contains a line of text. */
export function createMemorySystem(now: () => Date): System {
  const startedAt = now().toISOString()
  const bytes = new TextEncoder().encode('A backup of the emulated backend\n')
  let completeAt = ''
  return {
    state: async () => ({
      version: '0.0.0',
      startedAt,
      problems: [],
      disk: { free: 12 * gigabyte, total: 20 * gigabyte },
      database: { kind: 'Memory', size: 0 },
      backup: {
        automaticAt: '',
        completeAt,
        size: completeAt ? bytes.length : 0,
        isCopied: false,
        copiedAt: '',
        isRunning: false,
        percent: 0,
        failure: '',
      },
      hasMailServer: false,
      errors: [],
    }),
    startBackup: async () => {
      completeAt = now().toISOString()
    },
    openBackup: async () => {
      if (!completeAt) return undefined
      return { name: 'emulated.backup', size: bytes.length, body: new Blob([bytes]).stream() }
    },
  }
}
