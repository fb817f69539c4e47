import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Name of a build's file of headers. Several hosts support it directly. */
export const headersFileName = '_headers'

/** Reads the file of headers in a build. Returns the headers of a path. */
export function readHeaders(folder: string): (pathname: string) => Record<string, string> {
  const file = path.join(folder, headersFileName)
  const rules = existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : []
  return (pathname) =>
    Object.fromEntries(
      rules.filter(({ start }) => pathname.startsWith(start)).flatMap(({ headers }) => headers),
    )
}

function rulesOf(text: string) {
  const rules: { start: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ start: line.replace(/\*$/, ''), headers: [] })
  }
  return rules
}
