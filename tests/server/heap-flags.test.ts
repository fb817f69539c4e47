import { expect, test } from 'vitest'
import { createHeapFlags } from '#server/heap-flags.ts'

test('the heap is kept small at first and when there is little to do, and may grow under load', () => {
  const set: string[] = []
  let utilization = 0
  const look = createHeapFlags({ set: (flag) => set.push(flag), utilization: () => utilization })
  look()
  expect(set).toEqual(['--optimize-for-size', '--heap-growing-percent=0'])
  look()
  expect(set).toHaveLength(2)
  utilization = 0.9
  look()
  look()
  expect(set.splice(2)).toEqual(['--no-optimize-for-size', '--heap-growing-percent=50'])
  utilization = 0.1
  look()
  expect(set.splice(2)).toEqual(['--optimize-for-size', '--heap-growing-percent=0'])
})

test('how busy the thread is counts since it was last asked', () => {
  const set: string[] = []
  const look = createHeapFlags({ set: (flag) => set.push(flag) })
  const until = performance.now() + 30
  while (performance.now() < until);
  look()
  expect(set[0]).toBe('--no-optimize-for-size')
})
