import { digest } from '#backend/base/digest.ts'
import { ApiError, type ErrorCode } from '#backend/errors.ts'
import { type Rate, rates, signInDelay, visitorFilesPerDay } from '#backend/policy.ts'
import type { Caller, Ports } from '#backend/ports/ports.ts'
import { originOf } from './client-network.ts'

/**
 * Limits calls of one kind per user, place, or account, which is stored as a digest. Returns the number of calls,
 * including this one.
 *
 * @throws {ApiError} with the given code
 */
export async function limit(
  ports: Pick<Ports, 'counters'>,
  [kind, whose]: readonly [kind: string, whose: string],
  [most, seconds]: Rate,
  code: ErrorCode = 'too-many-requests',
): Promise<number> {
  const count = await countCall(ports, [kind, whose], seconds)
  if (count > most) throw new ApiError(code, { retryAfter: retryAfterOf(seconds) })
  return count
}

/** Counts a call. Returns whether the number is within the rate. */
export async function isWithin(
  ports: Pick<Ports, 'counters'>,
  bucket: readonly [kind: string, whose: string],
  [most, seconds]: Rate,
): Promise<boolean> {
  return (await countCall(ports, bucket, seconds)) <= most
}

async function countCall(
  { counters }: Pick<Ports, 'counters'>,
  [kind, whose]: readonly [kind: string, whose: string],
  seconds: number,
  amount?: number,
): Promise<number> {
  // Each period has its own counter.
  return counters.add(`${kind} ${seconds} ${await digest(whose)}`, seconds, amount)
}

/**
 * Returns the delay of the nth attempt within 15 minutes, in milliseconds. The first attempts are free; the delay then
 * doubles up to four seconds, so that no user is locked out.
 */
export function delayOf(tries: number, free: number): number {
  return tries <= free ? 0 : Math.min(signInDelay.first * 2 ** (tries - free - 1), signInDelay.longest)
}

/** Returns the seconds until a retry. Shorter than the period, because calls expire one by one. */
const retryAfterOf = (seconds: number) => Math.min(seconds, 60)

/** Limits submissions per place. Both limits are generous, because many people may share an address. */
export async function limitForms(ports: Ports, caller: Caller): Promise<void> {
  const place = originOf(caller)
  await limit(ports, ['form', place], rates.form)
  await limit(ports, ['form', place], rates.formsPerHour)
}

/** @throws {ApiError} too-many-files beyond the daily limit */
export async function limitFiles(ports: Ports, caller: Caller, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024)
  const key = ['file-kilobytes', originOf(caller)] as const
  if ((await countCall(ports, key, daySeconds, kilobytes)) <= visitorFilesPerDay) return
  // A rejected file is not stored, so it must not count.
  await countCall(ports, key, daySeconds, -kilobytes)
  throw new ApiError('too-many-files')
}

const daySeconds = 24 * 3600
