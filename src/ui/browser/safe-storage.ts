/** Storage of the browser that never throws: blocked storage is empty, and storage without room rejects writes. */
export class SafeStorage {
  readonly #open: () => Storage

  constructor(open: () => Storage) {
    this.#open = open
  }

  /** Returns the text under a name, null if there is none; undefined if the browser blocks storage. */
  get(name: string): string | null | undefined {
    return this.#attempt((storage) => storage.getItem(name))
  }

  /** @returns whether the text is stored */
  set(name: string, text: string): boolean {
    return (
      this.#attempt((storage) => {
        storage.setItem(name, text)
        return true
      }) === true
    )
  }

  remove(name: string): void {
    this.#attempt((storage) => storage.removeItem(name))
  }

  /** Returns the names that begin with a prefix. */
  names(prefix: string): string[] {
    return this.#attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix))) ?? []
  }

  clear(): void {
    this.#attempt((storage) => storage.clear())
  }

  /** Whether a storage event is about this storage. */
  isAreaOf({ storageArea }: StorageEvent): boolean {
    return this.#attempt((storage) => storage === storageArea) === true
  }

  #attempt<Result>(task: (storage: Storage) => Result): Result | undefined {
    try {
      return task(this.#open())
    } catch {
      return undefined
    }
  }
}

export const safeLocal = new SafeStorage(() => localStorage)
export const safeSession = new SafeStorage(() => sessionStorage)
