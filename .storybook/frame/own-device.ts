/**
 * Gives a window separate storage in memory, and databases, locks, and channels with a prefix. The frames of a
 * documentation page share an origin, so one frame's writes would sign the others out.
 *
 * @param name of the story, unique on the page
 */
export function giveOwnDevice(target: typeof globalThis, name: string): void {
  const own = (shared: string) => `${name} ${shared}`
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(target, storage, { value: memoryStorage(), configurable: true })

  const { open, deleteDatabase, databases } = target.IDBFactory.prototype
  target.IDBFactory.prototype.open = function (database, version) {
    return open.call(this, own(database), version)
  }
  target.IDBFactory.prototype.deleteDatabase = function (database) {
    return deleteDatabase.call(this, own(database))
  }
  target.IDBFactory.prototype.databases = async function () {
    const all = await databases.call(this)
    return all.flatMap((found) =>
      found.name?.startsWith(own('')) ? [{ ...found, name: found.name.slice(own('').length) }] : [],
    )
  }

  const { BroadcastChannel, LockManager } = target
  target.BroadcastChannel = class extends BroadcastChannel {
    constructor(channel: string) {
      super(own(channel))
    }
  }
  const { request } = LockManager.prototype
  LockManager.prototype.request = function (lock: string, ...rest: unknown[]) {
    return Reflect.apply(request, this, [own(lock), ...rest])
  }
}

/** Emulates the browser's Storage, without properties by name. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, String(value)),
  }
}
