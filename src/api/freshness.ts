import { day, hour, minute } from '#src/ui/text/durations.ts'

// Every number that decides how old data may be. All are in milliseconds.

/** Age up to which a screen shows cached data without a refetch. */
export const freshFor = 30_000

/** Time that data which is not stored on the device stays in memory after its last screen. */
export const inMemoryFor = 5 * minute

/** Age up to which a sync or a reopened event stream does not refetch what is cached. */
export const syncedFreshFor = minute

/** Age of the last sync from which the next one starts automatically. */
export const syncDueAfter = hour

/** Time between two updates of a displayed age, which may read so much too old. */
export const ageStep = 20_000

/** Age from which a screen shows the age of cached data in amber. */
export const oldAfter = day

/** Offline period: time since the last contact for which staff data on the device is readable. */
export const offlinePeriod = 72 * hour

/** Rest of the offline period from which a note announces its end. */
export const endNear = day

/** Time before the expiry of a signed file address at which its record is refetched. */
export const beforeExpiry = minute

/** Shortest pause between two such refetches, for a device clock that is ahead. */
export const expiryPause = 30_000

/** Time for which an unsent submission is sent without asking the visitor. */
export const sendUnaskedFor = 7 * day

/** Time for which the receipt of a sent submission is shown. */
export const receiptShownFor = 30 * day

/** Time for which the end of a session is reported to the server; longer than any session. */
export const revocationFor = 30 * day

/** Age from which the server's push subscription is renewed. */
export const pushRenewedAfter = day

/** Age from which a page that is shown again checks for a newer version. */
export const updateCheckAfter = hour

/** Time that the service worker keeps a picture. */
export const pictureCachedFor = 30 * day
