import type { collections } from '#src/contract/index.ts'

/**
 * What a column holds. `moment`: ISO 8601 text in UTC; `list`: a list of texts; `secret`: text that no answer carries.
 * A `?` allows null.
 */
export type Column =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | 'flag'
  | 'moment'
  | 'moment?'
  | 'list'
  | 'secret'

/** The tables that the wire carries: one for each of its collections. */
const wireTables = {
  projects: {
    title: 'text',
    client: 'text',
    description: 'text',
    team: 'list',
    status: 'text',
    startDate: 'text?',
    endDate: 'text?',
    imageUrl: 'text?',
    fileUrl: 'text?',
    gallery: 'list',
    createdAt: 'moment',
    location: 'text',
  },
  services: {
    name: 'text',
    category: 'text',
    shortDescription: 'text',
    fullDescription: 'text',
    iconUrl: 'text?',
    document: 'text?',
    createdAt: 'moment',
  },
  careers: {
    title: 'text',
    location: 'text',
    base: 'text',
    description: 'text',
    priceRangeMin: 'number',
    priceRangeMax: 'number',
    createdAt: 'moment',
  },
  blogs: {
    title: 'text',
    slug: 'text',
    date: 'text?',
    author: 'text',
    tags: 'list',
    coverImage: 'text?',
    imageUrl: 'text?',
    description: 'text',
    content: 'text',
    isRecentNews: 'flag',
    status: 'text',
    createdAt: 'moment',
  },
  testimonials: {
    name: 'text',
    position: 'text',
    company: 'text',
    testimonial: 'text',
    rating: 'number',
    avatarUrl: 'text?',
    isActive: 'flag',
    createdAt: 'moment',
  },
  team: {
    fullName: 'text',
    position: 'text',
    portfolioLink: 'text',
    bio: 'text',
    photo: 'text?',
    createdAt: 'moment',
  },
  media: {
    title: 'text',
    description: 'text',
    imageUrl: 'text?',
    category: 'text',
    tags: 'list',
    isActive: 'flag',
    createdAt: 'moment',
  },
  applications: {
    applicantName: 'text',
    email: 'text',
    phone: 'text',
    role: 'text',
    status: 'text',
    careerId: 'text?',
    experience: 'text',
    education: 'text',
    coverLetter: 'text',
    resumeUrl: 'text?',
    appliedAt: 'moment',
    createdAt: 'moment',
  },
  quoteRequests: {
    companyName: 'text',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phoneNumber: 'text',
    country: 'text',
    service: 'text',
    budget: 'number?',
    timeline: 'text',
    message: 'text',
    fileUrl: 'text?',
    createdAt: 'moment',
  },
  contactSubmissions: {
    fullName: 'text',
    email: 'text',
    phoneNumber: 'text',
    service: 'text',
    message: 'text',
    createdAt: 'moment',
  },
  admins: {
    name: 'text',
    /** In small letters. */
    email: 'text',
    role: 'text',
    /** A hash; see `Passwords`. */
    password: 'secret',
    createdAt: 'moment',
  },
} as const satisfies Record<keyof typeof collections, Record<string, Column>>

const ownTables = {
  /** `_id` is the section's name; `value` is JSON. */
  settings: { value: 'text', changedAt: 'moment' },
  /** `_id` is the token's SHA-256 in hex. */
  sessions: {
    adminId: 'text',
    /** Ends at the latest then. */
    endsAt: 'moment',
    /** Written once in a while, not with each call. */
    usedAt: 'moment',
    isLong: 'flag',
    createdAt: 'moment',
  },
  /** Links for a new password; `_id` is the token's SHA-256 in hex. */
  resets: { adminId: 'text', endsAt: 'moment', createdAt: 'moment' },
  /** What was answered to an Idempotency-Key; `_id` is method, path and key. */
  replies: { print: 'text', status: 'number', body: 'text', createdAt: 'moment' },
  /** `_id` is the name under /uploads. */
  files: {
    type: 'text',
    size: 'number',
    /** SHA-256 in hex. */
    hash: 'text',
    /** What it is called where it is saved. */
    name: 'text',
    isPrivate: 'flag',
    /** A PDF that would run something. */
    isActive: 'flag',
    /** Of a picture, in pixels. */
    width: 'number?',
    height: 'number?',
    createdAt: 'moment',
    /** When it was first found that no record names it; null for what is named, or was not looked for yet. */
    orphanedSince: 'moment?',
  },
  activities: { type: 'text', description: 'text', adminId: 'text?', createdAt: 'moment' },
  /** `_id` is the day and a hash of who visited. */
  visits: { day: 'text', createdAt: 'moment' },
  /** To be sent, and sent. */
  mails: {
    kind: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    html: 'text',
    tries: 'number',
    /** When it is due; null once it was sent or given up. */
    dueAt: 'moment?',
    sentAt: 'moment?',
    createdAt: 'moment',
  },
  /** Browsers that are told of what is new; `_id` is a hash of the endpoint. */
  pushes: { adminId: 'text', subscription: 'secret', createdAt: 'moment' },
  /** Follow-up by staff: one mark a record, and its notes; dated when it was written. */
  answers: {
    collection: 'text',
    recordId: 'text',
    kind: 'text',
    text: 'text',
    by: 'text',
    /** Id of the author's account; empty where it is unknown. */
    author: 'text',
    createdAt: 'moment',
  },
  /** Who did what, without contents. Rows are only added. */
  audit: {
    actor: 'text',
    action: 'text',
    target: 'text',
    outcome: 'text',
    requestId: 'text',
    network: 'text',
    createdAt: 'moment',
  },
  /** `_id` names it: the key that signs addresses of files, the keys of web push. */
  secrets: { value: 'secret', createdAt: 'moment' },
} as const

/** Every table, with its columns beside `_id`. */
export const tables = { ...wireTables, ...ownTables } satisfies Record<string, Record<string, Column>>

export type TableName = keyof typeof tables

const columnLists = new Map(
  // Object.entries forgets that these are the names of tables.
  (Object.entries(tables) as [TableName, Record<string, Column>][]).map(([table, columns]) => [
    table,
    Object.entries(columns),
  ]),
)

/** The columns of a table beside `_id`, with what they hold. */
export const columnsOfTable = (table: TableName): readonly (readonly [string, Column])[] =>
  columnLists.get(table) ?? []

/** The name of a table that the wire carries. */
export type CollectionTable = keyof typeof wireTables

/** The column by which a table is in order and filtered by time. */
export function timeColumn(table: TableName): string {
  if (table === 'applications') return 'appliedAt'
  return table === 'settings' ? 'changedAt' : 'createdAt'
}

/** Columns whose value only one row of a table may have. */
export const unique: Partial<Record<TableName, readonly string[]>> = { admins: ['email'], blogs: ['slug'] }
