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

test('a toast that receives a link stays its full time from then on', () => {
  const onGone = vi.fn()
  const id = toast.show({ title: 'Project saved', onGone })
  vi.advanceTimersByTime(4000)
  toast.addLink(id, { label: 'View on site', href: '/project/1' })
  vi.advanceTimersByTime(4000)
  expect(onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onGone).toHaveBeenCalledOnce()
})

test('a link for a toast that has disappeared is ignored', () => {
  const id = toast.show({ title: 'Project saved' })
  vi.advanceTimersByTime(5000)
  toast.addLink(id, { label: 'View on site', href: '/project/1' })
  expect(vi.getTimerCount()).toBe(0)
})
