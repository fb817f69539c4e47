import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWorker } from './watch-worker.ts'

const address = 'https://kelvara.example/sw.js'

class Worker extends EventTarget {
  scriptURL = address
  state: ServiceWorkerState = 'installing'
  postMessage = vi.fn()
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  update = vi.fn(async () => {})
  find(): Worker {
    this.installing = new Worker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
  /** Installs a newer version completely. */
  install(): Worker {
    const worker = this.find()
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }
}

/** Fakes the browser: `register` returns each registration in turn, then the last one again. */
class Container extends EventTarget {
  controller: Worker | null = null
  register: () => Promise<Registration>
  constructor(...found: Registration[]) {
    super()
    this.register = vi.fn(async () => {
      const registration = found.length > 1 ? found.shift() : found[0]
      if (!registration) throw new DOMException('Storage is blocked', 'SecurityError')
      return registration
    })
  }
}

const backoff = 10_000
const [onWaiting, onControlling] = [vi.fn(), vi.fn()]

async function watch(...found: Registration[]) {
  const container = new Container(...found)
  vi.stubGlobal('navigator', { serviceWorker: container })
  const watched = await watchWorker({ address, onWaiting, onControlling })
  return { container, watched }
}

const active = () => Object.assign(new Registration(), { active: new Worker() })

beforeEach(() => {
  vi.useFakeTimers()
  onWaiting.mockClear()
  onControlling.mockClear()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', { href: address })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a newer version is reported once it waits', async () => {
  const registration = active()
  await watch(registration)
  registration.install()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('a version that has waited since an earlier visit is reported', async () => {
  await watch(Object.assign(active(), { waiting: new Worker() }))
  await vi.advanceTimersByTimeAsync(0)
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('the first version that takes control is not reported as waiting', async () => {
  const registration = new Registration()
  const { container } = await watch(registration)
  const first = registration.find()
  registration.active = first
  first.become('installed')
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onWaiting).not.toHaveBeenCalled()
  expect(onControlling).toHaveBeenCalledOnce()
})

test('the waiting version is asked to take over', async () => {
  const registration = active()
  const { watched } = await watch(registration)
  const next = registration.install()
  watched.takeOver()
  expect(next.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' })
})

test('a failed first installation is retried with backoff', async () => {
  const registrations = [new Registration(), new Registration(), new Registration()]
  const { container } = await watch(...registrations)
  registrations[0]?.find().become('redundant')
  await vi.advanceTimersByTimeAsync(backoff)
  expect(container.register).toHaveBeenCalledTimes(2)
  registrations[1]?.find().become('redundant')
  await vi.advanceTimersByTimeAsync(backoff)
  expect(container.register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(backoff)
  expect(container.register).toHaveBeenCalledTimes(3)
})

test('a failed update is looked for again, also after a pause without a network', async () => {
  const registration = active()
  await watch(registration)
  registration.find().become('redundant')
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(backoff)
  expect(registration.update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * backoff)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('a good update is reported after several failed ones', async () => {
  const registration = active()
  await watch(registration)
  for (const attempt of [1, 2, 4]) {
    registration.find().become('redundant')
    await vi.advanceTimersByTimeAsync(attempt * backoff)
  }
  registration.install()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('a version that was installed and then replaced does not count as a failure', async () => {
  const registration = active()
  await watch(registration)
  registration.install().become('redundant')
  await vi.advanceTimersByTimeAsync(100 * backoff)
  expect(registration.update).not.toHaveBeenCalled()
})

test('a browser that refuses the worker leaves the page unchanged', async () => {
  const { watched } = await watch()
  await watched.update()
  watched.takeOver()
  expect(onWaiting).not.toHaveBeenCalled()
})
