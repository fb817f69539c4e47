import type { ChildProcess } from 'node:child_process'

/** Waits for the address that a starting server prints. @throws {Error} when the server exits instead */
export async function addressOf(server: Pick<ChildProcess, 'exitCode' | 'stdout'>): Promise<string> {
  let said = ''
  for await (const text of server.stdout ?? []) {
    said += String(text)
    const [, origin] = /The site answers on (http:\/\/[\d.:]+)/.exec(said) ?? []
    if (origin) return origin
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}
