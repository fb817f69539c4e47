import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { limitConcurrency } from '#backend/base/limit-concurrency.ts'

type Value = { name: string } | { reference: number } | { list: Value[] } | Map<string, Value> | undefined

/** A position in the text of the file, or in one of its unpacked object streams. */
interface Place {
  text: string
  at: number
}

interface Scan {
  /** Objects by number. A later object replaces an earlier one. */
  objects: Map<number, Place>
  /** Open actions of the document, and action lists of the document, pages, and fields. */
  actions: (Place & { isList: boolean })[]
  /** Compressed object streams. */
  packed: { bytes: Buffer; first: number }[]
  isActive: boolean
}

const unpack = promisify(inflate)
/** Bytes that all object streams of a file may unpack to. */
const maxUnpacked = 32_000_000
/** Limit of actions. A document with more counts as active. */
const maxActions = 5000
const maxValueTokens = 512
/** Tokens that are read before other work gets its turn. */
const turn = 20_000
const oneByOne = limitConcurrency(1)

/**
 * Whether a PDF would run or send something: it contains a script or starts a program, or it opens an address or
 * submits a form when it is opened or touched. Names within texts, comments, and page contents do not count, nor do
 * links that a user clicks.
 */
export const isActivePdf = (file: Blob): Promise<boolean> => oneByOne(() => scanFile(file))

async function scanFile(file: Blob): Promise<boolean> {
  const scan: Scan = { objects: new Map(), actions: [], packed: [], isActive: false }
  const bytes = Buffer.from(await file.arrayBuffer())
  await scanText(bytes.toString('latin1'), scan, bytes)
  let left = maxUnpacked
  for (const { bytes: packed, first } of scan.packed) {
    if (scan.isActive || left <= 0) break
    const unpacked = await unpack(packed, { maxOutputLength: left }).catch(() => undefined)
    if (!unpacked) continue
    left -= unpacked.length
    const text = unpacked.toString('latin1')
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
    for (let index = 0; index + 1 < numbers.length; index += 2)
      scan.objects.set(numbers[index] ?? 0, { text, at: first + (numbers[index + 1] ?? 0) })
    await scanText(text.slice(first), scan)
  }
  return scan.isActive || hasRunningAction(scan)
}

/** @param bytes of the text, if it may contain streams */
async function scanText(text: string, scan: Scan, bytes?: Buffer) {
  const tokens = tokensOf(text)
  let before = ['', '']
  let dictionary = ''
  let count = 0
  for (let token = tokens.next(); token !== undefined && !scan.isActive; token = tokens.next()) {
    count += 1
    if (count % turn === 0) await setImmediate()
    const name = nameOf(token)
    const at = tokens.at()
    if (name === 'JavaScript' || name === 'Launch') scan.isActive = true
    else if (name === 'JS') {
      // `JS` as a key precedes a text or a stream. `JS` as a value precedes a key or an end.
      scan.isActive = /^(?:[(<]$|\d)/.test(tokens.next() ?? '')
      tokens.moveTo(at)
    } else if (name === 'OpenAction' || name === 'AA') {
      scan.actions.push({ text, at, isList: name === 'AA' })
      if (scan.actions.length > maxActions) scan.isActive = true
    } else if (token === 'obj') {
      scan.objects.set(Number(before[0]), { text, at })
      dictionary = ''
    } else if (token === 'stream' && bytes) {
      const { start, end } = streamAt(text, at, dictionary)
      const [, first] = /\/First (\d+)/.exec(dictionary) ?? []
      if (first && dictionary.includes('/ObjStm ') && dictionary.includes('/FlateDecode '))
        scan.packed.push({ bytes: bytes.subarray(start, end), first: Number(first) })
      tokens.moveTo(end)
    } else if (dictionary.length < 1000) dictionary += `${name === undefined ? token : `/${name}`} `
    before = [before[1] ?? '', token]
  }
}

/** Finds the end of a stream. Uses its declared length if the stream ends there: its bytes may contain `endstream`. */
function streamAt(text: string, at: number, dictionary: string) {
  const start = at + (text.startsWith('\r\n', at) ? 2 : 1)
  const [, length = 0] = /\/Length (\d+) (?!\d+ R)/.exec(dictionary) ?? []
  const named = start + Number(length)
  const hasEnd = /^\s{0,2}endstream/.test(text.slice(named, named + 11))
    ? named
    : text.indexOf('endstream', start)
  return { start, end: hasEnd < 0 ? text.length : hasEnd }
}

/** Whether an action or one of its followers opens an address or submits a form. A list is a destination. */
function hasRunningAction({ actions, objects }: Scan): boolean {
  const resolve = (value: Value, visited: Set<number>): Value => {
    if (!value || !('reference' in value)) return value
    if (visited.has(value.reference)) return undefined
    visited.add(value.reference)
    const place = objects.get(value.reference)
    return place && valueAt(place)
  }
  // Separate sets: one object may be an action in one place and a list of actions in another.
  const [lists, starts, followers] = [new Set<number>(), new Set<number>(), new Set<number>()]
  const queue = actions.flatMap(({ isList, ...place }): Value[] => {
    const value = valueAt(place)
    if (!isList) return [value]
    const list = resolve(value, lists)
    return list instanceof Map ? [...list.values()] : []
  })
  // The queue grows during the loop.
  for (const value of queue) {
    const action = resolve(value, starts)
    if (!(action instanceof Map)) continue
    const kind = action.get('S')
    if (kind && 'name' in kind && ['URI', 'SubmitForm'].includes(kind.name)) return true
    const next = resolve(action.get('Next'), followers)
    queue.push(...(next && 'list' in next ? next.list : [next]))
  }
  return false
}

function valueAt({ text, at }: Place): Value {
  const tokens = tokensOf(text, at, maxValueTokens)
  return readValue(tokens.next(), tokens)
}

/** Reads a value with its contents. Skips numbers and texts: no action depends on them. */
function readValue(token: string | undefined, tokens: Tokens): Value {
  const name = nameOf(token)
  if (name !== undefined) return { name }
  if (token === undefined) return undefined
  if (/^\d+$/.test(token)) {
    const at = tokens.at()
    if (/^\d+$/.test(tokens.next() ?? '') && tokens.next() === 'R') return { reference: Number(token) }
    tokens.moveTo(at)
  }
  if (token === '[') {
    const list: Value[] = []
    for (let inner = tokens.next(); inner !== undefined && inner !== ']'; inner = tokens.next())
      list.push(readValue(inner, tokens))
    return { list }
  }
  if (token !== '<<') return undefined
  const entries = new Map<string, Value>()
  for (let key = tokens.next(); key !== undefined && key !== '>>'; key = tokens.next())
    entries.set(nameOf(key) ?? '', readValue(tokens.next(), tokens))
  return entries
}

/** @example nameOf('/J#61vaScript') // 'JavaScript' */
function nameOf(token: string | undefined): string | undefined {
  if (!token?.startsWith('/')) return undefined
  return token
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

type Tokens = ReturnType<typeof tokensOf>

/** Reads tokens one by one. A text in parentheses is the token `(`, a hexadecimal text the token `<`. */
function tokensOf(text: string, start = 0, limit = Number.POSITIVE_INFINITY) {
  const blank = /[\0\s]+|%[^\r\n]*/y
  const pattern = /\/[^\0\s()<>[\]{}/%]*|<<|>>|[^\0\s()<>[\]{}/%]+|[\s\S]/y
  let at = start
  let count = 0

  function next(): string | undefined {
    count += 1
    if (count > limit) return undefined
    for (blank.lastIndex = at; blank.test(text); ) at = blank.lastIndex
    pattern.lastIndex = at
    const [token] = pattern.exec(text) ?? []
    if (token === undefined) return undefined
    at = pattern.lastIndex
    if (token === '(') at = textEnd(text, at)
    if (token === '<') at = text.indexOf('>', at) + 1 || text.length
    return token
  }

  return {
    next,
    at: () => at,
    moveTo: (position: number) => {
      at = position
    },
  }
}

/** Returns the position after a text in parentheses, which may contain nested ones. */
function textEnd(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}
