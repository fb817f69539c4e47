import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './table.ts'

/** How long the machine takes for work that never changes, in milliseconds: its noise, and what to divide by. */
export function noiseProbe(): string {
  const times = Array.from({ length: 15 }, fixedWork)
  return `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)})`
}

/** How much longer fixed work may take on a machine that counts as rested. */
const tolerance = 1.15
const longestRest = 120_000

/**
 * Many machines in a data centre slow down after a minute of load, and recover when they are left alone. Gives a
 * function that waits, for two minutes at most, until fixed work takes what it took at its best.
 */
export function restingPoint(): () => Promise<void> {
  const probe = () => median(Array.from({ length: 5 }, fixedWork))
  // The best that was ever seen: the machine may have been busy when this was called.
  let best = probe()
  return async () => {
    const end = performance.now() + longestRest
    for (let now = probe(); now > best * tolerance && performance.now() < end; now = probe()) {
      best = Math.min(best, now)
      await pause(5_000)
    }
  }
}

/** What every figure of the table hangs on. */
export function machineLine(chromium: string): string {
  const [load = 0] = loadavg()
  return `Node ${process.versions.node} · Chromium ${chromium} · ${availableParallelism()} cores · load ${load.toFixed(1)}`
}

function fixedWork(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < 20_000_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0
  // Read, so that no compiler may leave the loop out.
  return performance.now() - start + (sum === 0.5 ? 1 : 0)
}
