const name = 'staff-session'

/** Tells other tabs that this one has a session. Settles when that is known, with how to stop it. */
export function holdStaffLock(): Promise<() => void> {
  return new Promise((held) => {
    const nothing = () => {}
    if (!navigator.locks) return held(nothing)
    const until = () => new Promise<void>((release) => held(release))
    navigator.locks.request(name, { mode: 'shared' }, until).catch(() => held(nothing))
  })
}

/** Runs a task unless a tab has a session; without Web Locks it always runs. */
export async function ifNobodyIsSignedIn(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined))
}
