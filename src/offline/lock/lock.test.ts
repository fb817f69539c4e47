import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdShared, runIfUnheld } from './browser/web-lock.ts'
import { runInOneTab, withLock } from './lock.ts'

const closing: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await turns()
})

/** Waits for messages and locks of this process, which fake timers do not advance. */
async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

async function pass(seconds: number) {
  for (let half = 0; half < 2 * seconds; half += 1) {
    await vi.advanceTimersByTimeAsync(500)
    await turns()
  }
}

/** Opens a frozen tab that has the lock: it does not release it or reply. */
async function frozenTab(name: string) {
  let wasReplaced = false
  const held = navigator.locks.request(name, () => new Promise<void>((release) => closing.push(release)))
  held.catch(() => {
    wasReplaced = true
  })
  await turns()
  return { wasReplaced: () => wasReplaced }
}

/** Opens a tab that has the lock for long, and replies. */
async function busyTab(name: string) {
  const tab = await frozenTab(name)
  const port = new BroadcastChannel('locks')
  port.onmessage = ({ data }) => {
    if (data.type === 'ask') port.postMessage({ type: 'alive', lock: data.lock })
  }
  closing.push(() => port.close())
  return tab
}

/** Returns a task that ends when told to. */
function longTask() {
  let end = () => {}
  const lost = vi.fn()
  const task = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', lost)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  return { task, lost, end: () => end() }
}

const done = async () => {}

test('tasks with the same lock run one after the other', async () => {
  const first = longTask()
  const [second, onWait] = [vi.fn(done), vi.fn()]
  const one = withLock('one', first.task)
  const two = withLock('one', second, onWait)
  await turns()
  expect(first.task).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  first.end()
  await Promise.all([one, two])
  expect(second).toHaveBeenCalledTimes(1)
  expect(onWait).not.toHaveBeenCalled()
})

test('a lock returns the result or error of its task and is free afterwards', async () => {
  expect(await withLock('results', async () => 7)).toBe(7)
  const failing = withLock('results', () => Promise.reject(new Error('Broken')))
  await expect(failing).rejects.toThrow('Broken')
  expect(await withLock('results', async () => 8)).toBe(8)
})

test('a tab that holds a lock without replying for ten seconds is replaced', async () => {
  const frozen = await frozenTab('frozen')
  const task = vi.fn(done)
  const running = withLock('frozen', task)
  await pass(9)
  expect(task).not.toHaveBeenCalled()
  await pass(3)
  await running
  expect(task).toHaveBeenCalledTimes(1)
  expect(frozen.wasReplaced()).toBe(true)
})

test('a tab that replies keeps its lock for any time, and the waiting tab is notified', async () => {
  const busy = await busyTab('busy')
  const [task, onWait] = [vi.fn(done), vi.fn()]
  const running = withLock('busy', task, onWait)
  await pass(40)
  expect(onWait).toHaveBeenCalledTimes(1)
  expect(task).not.toHaveBeenCalled()
  expect(busy.wasReplaced()).toBe(false)
  for (const close of closing.splice(0)) close()
  await pass(1)
  await running
  expect(task).toHaveBeenCalledTimes(1)
})

test('two tabs that wait for a frozen one run one after the other without interruption', async () => {
  await frozenTab('two')
  const [one, other] = [longTask(), longTask()]
  const running = [withLock('two', one.task), withLock('two', other.task)]
  await pass(14)
  expect(one.task.mock.calls.length + other.task.mock.calls.length).toBe(1)
  one.end()
  other.end()
  await pass(14)
  expect([one.task.mock.calls.length, other.task.mock.calls.length]).toEqual([1, 1])
  one.end()
  other.end()
  await Promise.all(running)
  expect(one.lost).not.toHaveBeenCalled()
  expect(other.lost).not.toHaveBeenCalled()
})

test('a task is notified when another tab steals its lock', async () => {
  const { task, lost, end } = longTask()
  const running = withLock('taken', task)
  await turns()
  await navigator.locks.request('taken', { steal: true }, done)
  await turns()
  expect(lost).toHaveBeenCalledTimes(1)
  end()
  await running
})

test('a task that runs in another tab is awaited, and started here if that tab is dead', async () => {
  const { signal } = new AbortController()
  const [task, onWait] = [vi.fn(done), vi.fn()]
  await busyTab('sync')
  const waiting = runInOneTab('sync', { signal, task, onWait })
  await pass(20)
  expect(onWait).toHaveBeenCalledTimes(1)
  for (const close of closing.splice(0)) close()
  await waiting
  expect(task).not.toHaveBeenCalled()
  await frozenTab('sync')
  const replacing = runInOneTab('sync', { signal, task, onWait })
  await pass(12)
  await replacing
  expect(task).toHaveBeenCalledTimes(1)
})

test('the wait for another tab ends when its signal aborts', async () => {
  const stop = new AbortController()
  await busyTab('stopped')
  const waiting = runInOneTab('stopped', { signal: stop.signal, task: done, onWait: () => {} })
  const ended = expect(waiting).rejects.toThrow('Enough')
  await turns()
  stop.abort(new Error('Enough'))
  await ended
})

test('a shared lock shows other tabs that it is held', async () => {
  const task = vi.fn(done)
  const letGo = await holdShared('session')
  const letGoOther = await holdShared('session')
  await runIfUnheld('session', task)
  letGo()
  await turns()
  await runIfUnheld('session', task)
  expect(task).not.toHaveBeenCalled()
  letGoOther()
  await turns()
  await runIfUnheld('session', task)
  expect(task).toHaveBeenCalledTimes(1)
})

const refusing = {
  request: () => Promise.reject(new DOMException('Not here', 'SecurityError')),
}

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: refusing }],
])('tasks with the same lock still run one after the other in a browser that %s', async (_what, given) => {
  vi.stubGlobal('navigator', given)
  const first = longTask()
  const [second, third, fourth] = [vi.fn(done), vi.fn(done), vi.fn(done)]
  const one = withLock('none', first.task)
  const two = withLock('none', second)
  await turns()
  expect(second).not.toHaveBeenCalled()
  first.end()
  await Promise.all([one, two])
  expect(second).toHaveBeenCalledTimes(1)
  await runInOneTab('none', { signal: new AbortController().signal, task: third, onWait: () => {} })
  expect(third).toHaveBeenCalledTimes(1)
  const letGo = await holdShared('none')
  await runIfUnheld('none', fourth)
  expect(fourth).toHaveBeenCalledTimes(1)
  letGo()
  await expect(withLock('none', () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
  expect(await withLock('none', async () => 8)).toBe(8)
})
