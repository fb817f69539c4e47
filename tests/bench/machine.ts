import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './table.ts'

/** Measures constant work in milliseconds, to show the noise of the machine and to compare machines. */
export function noiseProbe(): string {
  const times = Array.from({ length: 15 }, fixedWork)
  return `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)})`
}

/** Factor by which constant work may exceed its best time on a rested machine. */
const tolerance = 1.15
const longestRest = 120_000

/**
 * Returns a function that waits until constant work is as fast as at its best, for two minutes at most. Many machines
 * in a data centre slow down after a minute of load and recover when idle.
 */
export function restingPoint(): () => Promise<void> {
  const probe = () => median(Array.from({ length: 5 }, fixedWork))
  // Update the best time: the machine may have been busy during the first probe.
  let best = probe()
  return async () => {
    const end = performance.now() + longestRest
    for (let now = probe(); now > best * tolerance && performance.now() < end; now = probe()) {
      best = Math.min(best, now)
      await pause(5_000)
    }
  }
}

/** Describes the conditions of all figures. */
export function machineLine(chromium: string): string {
  const [load = 0] = loadavg()
  return `Node ${process.versions.node} · Chromium ${chromium} · ${availableParallelism()} cores · load ${load.toFixed(1)}`
}

function fixedWork(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < 20_000_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0
  // Use the sum, so that no compiler can drop the loop.
  return performance.now() - start + (sum === 0.5 ? 1 : 0)
}
