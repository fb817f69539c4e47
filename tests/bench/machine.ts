import { availableParallelism, loadavg } from 'node:os'
import { median } from './table.ts'

/** How long the machine takes for work that never changes, in milliseconds: its noise, and what to divide by. */
export function noiseProbe(): string {
  const times = Array.from({ length: 15 }, fixedWork)
  return `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)})`
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
