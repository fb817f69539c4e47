/**
 * Ids of the OWASP ASVS 5.0.0 requirements that apply here, by level. The others concern absent features: OAuth,
 * WebRTC, GraphQL, WebSockets, XML, archives, self-contained tokens, multiple factors, and TLS, which ends in the proxy
 * in front of the server.
 */
const applicable = {
  1: `1.2.1-5 1.3.1,2 2.1.1 2.2.1,2 3.2.1,2 3.3.1 3.4.1,2 3.5.2,3 4.1.1 5.2.1,2 5.3.1,2 6.1.1 6.2.1-8 6.3.1,2 6.4.1,2
    7.2.1-4 7.4.1,2 8.1.1 8.2.1,2 8.3.1 11.3.1,2 11.4.1 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`,
  2: `1.2.9 1.3.3,4,6 1.5.2 2.2.3 2.3.2,3 2.4.1 3.3.2-4 3.4.3-6 3.7.2 4.1.3 4.2.1 5.1.1 5.4.1-3 6.2.9-11 6.3.4 7.1.1
    7.3.1,2 7.4.4,5 8.2.3 11.3.3 11.4.2 11.5.1 13.2.3 13.3.1 13.4.2-5 14.2.2,3 14.3.2,3 15.1.2 15.2.2,3 15.3.3-7
    16.2.1,2,4,5 16.3.1-4 16.4.1 16.5.1-3`,
  3: `1.2.10 1.3.12 1.5.3 2.4.2 3.2.3 3.3.5 3.4.7,8 3.5.8 3.6.1 4.1.4 4.2.5 5.2.4,6 6.3.8 8.3.2 11.3.4 13.4.6,7
    14.2.7,8 15.4.2 16.5.4`,
}

/** Level of each id. */
export const levels = new Map(
  Object.entries(applicable).flatMap(([level, ids]) =>
    ids.split(/\s+/).flatMap((group) => idsOf(group).map((id) => [id, Number(level)] as const)),
  ),
)

/** Expands a group: `1.2.1,3-4` means 1.2.1, 1.2.3 and 1.2.4. */
function idsOf(group: string): string[] {
  const [, section = '', numbers = ''] = /^(\d+\.\d+\.)(.+)$/.exec(group) ?? []
  return numbers.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}${first + index}`)
  })
}

/** A line of the table in docs/asvs.md. */
export interface Requirement {
  id: string
  level: number
  tests: { file: string; title: string }[]
  /** Reason why there is no test, and the replacement. */
  waiver: string
}

/** Reads the table lines that begin with an id: `| 1.2.1 | 1 | requirement | proof |`. */
export function readTable(document: string): Requirement[] {
  return [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \|.*\| (.+?) \|$/gm)].map(
    ([, id = '', level = '', proof = '']) => ({
      id,
      level: Number(level),
      tests: [...proof.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
        file,
        title,
      })),
      waiver: /^Waived: (.+)/.exec(proof)?.[1] ?? '',
    }),
  )
}

/**
 * Returns the faults of a table as sentences.
 *
 * @param expected required ids with their levels
 * @param textOf returns the text of a file, or undefined if it does not exist
 */
export function faultsOf(
  table: readonly Requirement[],
  expected: ReadonlyMap<string, number>,
  textOf: (file: string) => string | undefined,
): string[] {
  const ids = table.map(({ id }) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [
    ...missingOf(table, expected).map((id) => `${id} is not in the table`),
    ...[...twice].map((id) => `${id} is in the table twice`),
    ...ids.filter((id) => !expected.has(id)).map((id) => `${id} is not one of the ids that apply`),
    ...table.flatMap((one) => faultsOfOne(one, expected.get(one.id), textOf)),
  ]
}

export function missingOf(table: readonly Requirement[], expected: ReadonlyMap<string, number>): string[] {
  const ids = new Set(table.map(({ id }) => id))
  return [...expected.keys()].filter((id) => !ids.has(id))
}

function faultsOfOne(
  { id, level, tests, waiver }: Requirement,
  expected: number | undefined,
  textOf: (file: string) => string | undefined,
): string[] {
  return [
    ...(expected && level !== expected ? [`${id} is of level ${expected}, not ${level}`] : []),
    ...(tests.length === 0 && waiver === '' ? [`${id} has neither a test nor a waiver`] : []),
    ...(tests.length > 0 && waiver !== '' ? [`${id} has a test and is waived`] : []),
    ...tests.flatMap(({ file, title }) => {
      const text = textOf(file)
      if (text === undefined) return [`${id} names ${file}, which does not exist`]
      return hasTest(text, title) ? [] : [`${id} names “${title}”, which is no test in ${file}`]
    }),
  ]
}

/**
 * Whether a file has a test. The title is the first argument of `test`, `it` or `describe`, also after `.each(…)`.
 * Skipped tests do not count; stories do.
 */
export function hasTest(text: string, title: string): boolean {
  if (text.includes(`export const ${title}: Story = `)) return true
  return ["'", '"', '`'].some((quote) =>
    [...text.matchAll(/(\.(?:skip|todo|fails|fixme))?\(\s*(?=['"`])/g)].some(
      (call) => !call[1] && text.startsWith(`${quote}${title}${quote}`, call.index + call[0].length),
    ),
  )
}
