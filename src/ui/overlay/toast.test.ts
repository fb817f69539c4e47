import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

test('a toast that goes by itself says so, once', () => {
  const onGone = vi.fn()
  toast.show({ title: 'Submission deleted', onGone })
  vi.advanceTimersByTime(4999)
  expect(onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('a fourth toast makes the first one go', () => {
  const onGone = vi.fn()
  toast.show({ title: 'First', onGone })
  for (const title of ['Second', 'Third', 'Fourth']) toast.show({ title })
  expect(onGone).toHaveBeenCalledOnce()
})

test('one that can be undone keeps its time, however many come after it', () => {
  const onGone = vi.fn()
  toast.show({ title: 'First', action: { label: 'Undo', onAct: vi.fn() }, onGone })
  for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) toast.show({ title })
  expect(onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(onGone).toHaveBeenCalledOnce()
})
