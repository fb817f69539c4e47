import { digest } from '#backend/base/digest.ts'
import { Refusal } from '#backend/base/refusal.ts'
import type { Caller, Ports } from '#backend/ports/ports.ts'

/** So many calls within so many seconds. */
type Rate = readonly [most: number, seconds: number]

/**
 * At most so many calls of a kind and of one person, place or account, of which only a digest is kept. Gives how many
 * there were, with this one.
 *
 * @throws {Refusal} 429
 */
export async function limit(
  ports: Pick<Ports, 'counters'>,
  [kind, whose]: readonly [kind: string, whose: string],
  [most, seconds]: Rate,
  sentence = 'Too many requests. Try again in a moment.',
): Promise<number> {
  const count = await counted(ports, [kind, whose], seconds)
  if (count > most) throw new Refusal(429, sentence, wait(seconds))
  return count
}

/** Counts one more, and says whether that is still within the rate. */
export async function isWithin(
  ports: Pick<Ports, 'counters'>,
  of: readonly [kind: string, whose: string],
  [most, seconds]: Rate,
): Promise<boolean> {
  return (await counted(ports, of, seconds)) <= most
}

async function counted(
  { counters }: Pick<Ports, 'counters'>,
  [kind, whose]: readonly [kind: string, whose: string],
  seconds: number,
  amount?: number,
): Promise<number> {
  // Over different times calls are counted apart.
  return counters.add(`${kind} ${seconds} ${await digest(whose)}`, seconds, amount)
}

/** Longest pause before a try, in milliseconds. */
export const longestWait = 4000

/**
 * How long the nth try of a quarter of an hour waits, in milliseconds: the first ones not at all, each further one
 * twice as long as the one before, and none longer than four seconds, so that nobody is locked out.
 */
export function waitOf(tries: number, free: number): number {
  return tries <= free ? 0 : Math.min(250 * 2 ** (tries - free - 1), longestWait)
}

/** Shorter than the whole time: calls fall out of it one by one. */
const wait = (seconds: number) => Math.min(seconds, 60)

/** What visitors send in: by caller, since behind one address there may be many people, both generous. */
export async function limitForms(ports: Ports, caller: Caller): Promise<void> {
  const place = originOf(caller)
  await limit(ports, ['form', place], [10, 60])
  await limit(ports, ['form', place], [60, 3600])
}

/** Kilobytes of visitors' files that are kept from one address in a day: hundreds of resumes, for there may be many people. */
const mostKilobytes = 256 * 1024

/** @throws {Refusal} 429 for a file that would be more than a day's */
export async function limitFiles(ports: Ports, caller: Caller, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024)
  const key = ['file-kilobytes', originOf(caller)] as const
  if ((await counted(ports, key, daySeconds, kilobytes)) <= mostKilobytes) return
  // A refused file is not stored: it must not delay the next try.
  await counted(ports, key, daySeconds, -kilobytes)
  throw new Refusal(
    429,
    'Too many files have come from your network today. Send the form without them, or try again later.',
    3600,
  )
}

const daySeconds = 24 * 3600

/** The address that limits hold for: with IPv6 everybody has a whole network. */
export function originOf({ address }: Caller): string {
  return address.includes(':') && !address.startsWith('::ffff:') ? networkOf({ address }) : address
}

/** The network of one site: of IPv6 a /48, of which a subscriber has thousands of networks. */
export function siteNetworkOf(caller: Caller): string {
  const origin = originOf(caller)
  return origin.endsWith('::/64') ? `${origin.split(':').slice(0, 3).join(':')}::/48` : origin
}

/** The network of a caller, for the audit log: it does not name one person. @example '203.0.113.0/24' */
export function networkOf({ address }: Pick<Caller, 'address'>): string {
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  if (four) return `${four}.0/24`
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
  return `${whole
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`
}
