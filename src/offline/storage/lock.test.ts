import { afterEach, expect, test, vi } from 'vitest'
import { holdShared, runIfUnheld, runInOneTab, withLock } from './lock.ts'

const closing: (() => void)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
  await turns()
})

/** Waits for messages and locks of this process, which need several turns. */
async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

/** Opens another tab that has the lock. Returns a function that releases it. */
async function busyTab(name: string) {
  let release = () => {}
  void navigator.locks.request(name, () => new Promise<void>((end) => (release = end)))
  await turns()
  closing.push(() => release())
  return () => release()
}

/** Returns a task that ends when told to. */
function longTask() {
  let end = () => {}
  const task = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return { task, end: () => end() }
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

test('a task waits for another tab, which is reported', async () => {
  const release = await busyTab('busy')
  const [task, onWait] = [vi.fn(done), vi.fn()]
  const running = withLock('busy', task, onWait)
  await turns()
  expect(onWait).toHaveBeenCalledTimes(1)
  expect(task).not.toHaveBeenCalled()
  release()
  await running
  expect(task).toHaveBeenCalledTimes(1)
})

test('a task that runs in another tab is awaited and not run again', async () => {
  const { signal } = new AbortController()
  const [task, onWait] = [vi.fn(done), vi.fn()]
  const release = await busyTab('sync')
  const waiting = runInOneTab('sync', { signal, task, onWait })
  await turns()
  expect(onWait).toHaveBeenCalledTimes(1)
  release()
  await waiting
  expect(task).not.toHaveBeenCalled()
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
