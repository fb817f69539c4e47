import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

const saving = ['--optimize-for-size', '--heap-growing-percent=0']
/** The heap may grow to one and a half times of what is in use before it is collected as a whole. */
const hurrying = ['--no-optimize-for-size', '--heap-growing-percent=50']

interface Options {
  set?: (flag: string) => void
  /** The part of the time since it was last asked in which the main thread was busy. */
  utilization?: () => number
}

/**
 * Keeps the heap small while there is time to collect garbage often, and lets it grow while answers wait for that: as
 * many answers take half the processor time then. Gives a function that looks which of both is so now.
 */
export function createHeapFlags({
  set = setFlagsFromString,
  utilization = createUtilization(),
}: Options = {}) {
  let isHurrying: boolean | undefined
  return () => {
    const isBusy = utilization() > 0.5
    if (isBusy === isHurrying) return
    isHurrying = isBusy
    for (const flag of isBusy ? hurrying : saving) set(flag)
  }
}

function createUtilization() {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
