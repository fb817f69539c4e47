import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

test('a toast that disappears automatically reports it once', () => {
  const onGone = vi.fn()
  toast.show({ title: 'Submission deleted', onGone })
  vi.advanceTimersByTime(4999)
  expect(onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('a fourth toast removes the first one', () => {
  const onGone = vi.fn()
  toast.show({ title: 'First', onGone })
  for (const title of ['Second', 'Third', 'Fourth']) toast.show({ title })
  expect(onGone).toHaveBeenCalledOnce()
})

test('a toast with an Undo keeps its full time, however many follow it', () => {
  const onGone = vi.fn()
  toast.show({ title: 'First', action: { label: 'Undo', onAct: vi.fn() }, onGone })
  for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) toast.show({ title })
  expect(onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(onGone).toHaveBeenCalledOnce()
})
