import { appendFileSync } from 'node:fs'
import type { Endpoint } from '#src/contract/endpoint.ts'

/** Notes in the file CONTRACT_REPORT, where it is named, that a call was answered with a status: one line each. */
export function note({ method, path }: Pick<Endpoint, 'method' | 'path'>, status: number): void {
  const { CONTRACT_REPORT: file } = process.env
  if (file) appendFileSync(file, `${status} ${method} ${path}\n`)
}
