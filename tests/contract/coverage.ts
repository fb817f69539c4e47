import { appendFileSync } from 'node:fs'
import type { Endpoint } from '#src/contract/http/endpoint.ts'

/** Appends the call and its status to the file CONTRACT_REPORT, if set. */
export function note({ method, path }: Pick<Endpoint, 'method' | 'path'>, status: number): void {
  const { CONTRACT_REPORT: file } = process.env
  if (file) appendFileSync(file, `${status} ${method} ${path}\n`)
}
