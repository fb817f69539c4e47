import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchInstallation } from './watch-installation.ts'

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
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
}

const backoff = 10_000
const onWaiting = vi.fn()

beforeEach(() => {
  onWaiting.mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('a newer version is told of once it is installed; the first one is not', async () => {
  const registration = new Registration()
  const first = new Worker()
  registration.installing = first
  await watchInstallation({ register: async () => registration, onWaiting })
  first.become('installed')
  expect(onWaiting).not.toHaveBeenCalled()
  registration.active = first
  registration.find().become('installed')
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('a version that waits since an earlier visit is told of', async () => {
  const registration = new Registration()
  registration.waiting = new Worker()
  await watchInstallation({ register: async () => registration, onWaiting })
  expect(onWaiting).toHaveBeenCalledOnce()
})

test('a first installation that fails is tried again, with backoff', async () => {
  const registrations = [new Registration(), new Registration(), new Registration()]
  for (const registration of registrations) registration.installing = new Worker()
  const register = vi.fn(async () => registrations[register.mock.calls.length - 1])
  await watchInstallation({ register, onWaiting })
  registrations[0]?.installing?.become('redundant')
  await vi.advanceTimersByTimeAsync(backoff)
  expect(register).toHaveBeenCalledTimes(2)
  registrations[1]?.installing?.become('redundant')
  await vi.advanceTimersByTimeAsync(backoff)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(backoff)
  expect(register).toHaveBeenCalledTimes(3)
})

test('an update that fails is looked for again, also after a moment without a network', async () => {
  const registration = new Registration()
  registration.active = new Worker()
  await watchInstallation({ register: async () => registration, onWaiting })
  registration.find().become('redundant')
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(backoff)
  expect(registration.update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * backoff)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('a version that was installed and then replaced is no failure', async () => {
  const registration = new Registration()
  registration.active = new Worker()
  await watchInstallation({ register: async () => registration, onWaiting })
  const next = registration.find()
  next.become('installed')
  next.become('redundant')
  await vi.advanceTimersByTimeAsync(100 * backoff)
  expect(onWaiting).toHaveBeenCalledOnce()
  expect(registration.update).not.toHaveBeenCalled()
})
