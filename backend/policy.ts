/** Durations in milliseconds. */
const seconds = (count: number) => count * 1000
const minutes = (count: number) => count * 60_000
const hours = (count: number) => count * 3_600_000
const days = (count: number) => count * 86_400_000

const kibibyte = 1024
const mebibyte = 2 ** 20

/** Maximum number of calls within a number of seconds. */
export type Rate = readonly [most: number, seconds: number]

/** Lifetimes of a session, in milliseconds. */
export const session = {
  /** Time without a call. */
  idle: hours(24),
  /** Longest life of a session without "Stay signed in". */
  absolute: days(7),
  /** Longest life with "Stay signed in", the default of the form. Applies to sessions that begin afterwards. */
  remembered: days(30),
  /** Time between two updates of `usedAt`. */
  usedAtEvery: minutes(5),
}

/** Lifetime of a link to set a password, in milliseconds. */
export const passwordLink = minutes(30)

/** Validity of the address of a private file, in milliseconds: one to two of these steps. */
export const fileAddressStep = minutes(5)

/** Rate limits. "Place" is an IPv4 address or an IPv6 /64 network. */
export const rates = {
  /** Submissions of visitors from one place. Generous, because offices share an address. */
  form: [10, 60],
  formsPerHour: [60, 3600],
  /** Sign-ins: from one place, and of one account from one place. */
  signInPerPlace: [100, 900],
  signInPerMinute: [10, 60],
  signIn: [30, 900],
  /** Sign-ins of one account from places that the account does not know, and what is left to one of them beyond it. */
  signInPerAccount: [100, 3600],
  signInUnderAttack: [5, 3600],
  /** Password changes of one user. */
  passwordChange: [10, 900],
  /** Requests for a link to set a password: from one place, and for one account from one place. */
  forgotPerPlace: [20, 3600],
  forgot: [3, 900],
  /** Links sent to one account within the lifetime of a link. */
  linksPerAccount: [6, passwordLink / 1000],
  /** Attempts to use such a link, from one place. */
  resetPerPlace: [20, 900],
  /** Test mails of one user. */
  testMail: [5, 900],
  /** Searches of one user or place. */
  search: [60, 60],
  /** Receipts to one e-mail address. */
  receipt: [5, 24 * 3600],
  /** Entries of the audit log for lists with personal data, of one session. */
  auditedList: [1, 3600],
} as const satisfies Record<string, Rate>

/** Delay of repeated sign-ins: nothing for the first attempts, then doubling from `first` to `longest`, in milliseconds. */
export const signInDelay = { first: 250, longest: 4000, freePerAccount: 3, freePerPlace: 30 }

/** Sizes of a request's body in bytes, unless another unit is named. */
export const bodySize = {
  json: 64 * kibibyte,
  /** All texts of a visitor's form with files, in characters. */
  visitorTexts: 64 * kibibyte,
  /** Maximum time for a body without files, in milliseconds. */
  time: seconds(10),
}

/** Limits of a form with files, in bytes unless another unit is named. */
export const formLimits = {
  file: 20 * mebibyte,
  /** All texts together, which are held in memory: an article with its markup is a field. */
  texts: 2 * mebibyte,
  total: 40 * mebibyte,
  /** Numbers of files and of parts. */
  files: 20,
  parts: 250,
  /** Maximum time, in milliseconds. */
  timeout: seconds(120),
  /**
   * Bytes per second on average, after so many milliseconds. A phone on a 2G network (GPRS) sends 2 to 4 KB a second; below
   * that, not even a resume of 200 KB would come in time.
   */
  leastSpeed: { bytes: 1536, after: seconds(10) },
}

/** Files of visitors that are stored from one place in a day, in kibibytes. */
export const visitorFilesPerDay = 256 * 1024

/** Maximum numbers of simultaneous uploads. */
export const slotLimits = {
  visitors: { all: 16, ofClient: 4, ofNetwork: 8 },
  staff: { all: 8, ofClient: 4 },
  /** Maximum numbers of waiting forms, of one client and of all clients. */
  waiting: { ofClient: 4, all: 64 },
  /** Milliseconds after which a waiting form is refused. */
  wait: seconds(2),
  /** Bytes per second below which an upload is aborted for the next one while all slots are taken. */
  crowdedSpeed: 20 * kibibyte,
}

/** Searches: results of one kind, searches that run at once, and searches that wait. */
export const searchLimits = { results: 100, running: 2, waiting: 8 }

/** Event streams: open ones of a session and of a user, events until a slow client is dropped, heartbeat in milliseconds. */
export const eventLimits = { perSession: 20, perUser: 60, queued: 1000, heartbeat: seconds(20) }

/** Browsers of one user that get notices. */
export const maxPushBrowsers = 20

/** Time that a request waits for the first one with its Idempotency-Key, in milliseconds. */
export const idempotencyWait = seconds(10)

/** Attempts to send a mail, and the delay before the second one in milliseconds, which doubles. 13 attempts take 68 hours. */
export const mailAttempts = { most: 13, firstDelay: minutes(1) }

/** Storage periods of personal data. Content that the company publishes stays. */
export const retention = {
  applications: { months: 12 },
  /** Applications that were accepted or rejected, after the decision. */
  decidedApplications: { months: 6 },
  quoteRequests: { months: 24 },
  contactSubmissions: { months: 12 },
  /** Stored responses to an Idempotency-Key. */
  replies: { days: 30 },
  mails: { days: 30 },
  activities: { months: 12 },
  /** Networks from which an account has signed in, after the last time. */
  knownNetworks: { months: 12 },
  visits: { months: 13 },
  audit: { months: 12 },
} as const

/** Time for which a tab may stay open and still request the files of its version, in milliseconds. */
export const earlierAssets = days(30)

/** Hourly backups: how many stay in any case, and the days and months of which the last one stays. */
export const backupRetention = { least: 24, days: 14, months: 12 }
