import type { collections } from '#src/contract/index.ts'

/**
 * Kind of a column. `timestamp`: ISO 8601 text in UTC; `list`: a list of texts; `secret`: text that no response contains.
 * A `?` allows null.
 */
export type Column =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | 'flag'
  | 'timestamp'
  | 'timestamp?'
  | 'list'
  | 'secret'

/** Tables of the API: one for each collection. */
const apiTables = {
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
    createdAt: 'timestamp',
    location: 'text',
  },
  services: {
    name: 'text',
    category: 'text',
    shortDescription: 'text',
    fullDescription: 'text',
    iconUrl: 'text?',
    document: 'text?',
    createdAt: 'timestamp',
  },
  careers: {
    title: 'text',
    location: 'text',
    base: 'text',
    description: 'text',
    priceRangeMin: 'number',
    priceRangeMax: 'number',
    createdAt: 'timestamp',
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
    createdAt: 'timestamp',
  },
  testimonials: {
    name: 'text',
    position: 'text',
    company: 'text',
    testimonial: 'text',
    rating: 'number',
    avatarUrl: 'text?',
    isActive: 'flag',
    createdAt: 'timestamp',
  },
  team: {
    fullName: 'text',
    position: 'text',
    portfolioLink: 'text',
    bio: 'text',
    photo: 'text?',
    createdAt: 'timestamp',
  },
  media: {
    title: 'text',
    description: 'text',
    imageUrl: 'text?',
    category: 'text',
    tags: 'list',
    isActive: 'flag',
    createdAt: 'timestamp',
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
    appliedAt: 'timestamp',
    createdAt: 'timestamp',
    /** Time when the application was accepted or rejected; null while it is open. */
    decidedAt: 'timestamp?',
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
    createdAt: 'timestamp',
  },
  contactSubmissions: {
    fullName: 'text',
    email: 'text',
    phoneNumber: 'text',
    service: 'text',
    message: 'text',
    createdAt: 'timestamp',
  },
  admins: {
    name: 'text',
    /** Address in lower case. */
    email: 'text',
    role: 'text',
    /** Hash; see `Passwords`. */
    password: 'secret',
    createdAt: 'timestamp',
  },
} as const satisfies Record<keyof typeof collections, Record<string, Column>>

const internalTables = {
  /** Sections of the settings; `_id` is the section's name, `value` is JSON. */
  settings: { value: 'text', changedAt: 'timestamp' },
  /** Sessions; `_id` is the token's SHA-256 in hex. */
  sessions: {
    adminId: 'text',
    /** Latest end of the session. */
    endsAt: 'timestamp',
    /** Last use. Updated from time to time, not with each call. */
    usedAt: 'timestamp',
    isLong: 'flag',
    createdAt: 'timestamp',
  },
  /** Networks from which an account has signed in; `_id` is both. */
  knownNetworks: { adminId: 'text', network: 'text', usedAt: 'timestamp' },
  /** Links to set a new password; `_id` is the token's SHA-256 in hex. */
  resets: { adminId: 'text', endsAt: 'timestamp', createdAt: 'timestamp' },
  /** Stored responses to requests with an Idempotency-Key; `_id` is method, path, and key. */
  replies: { print: 'text', status: 'number', body: 'text', createdAt: 'timestamp' },
  /** Files; `_id` is the name under /uploads. */
  files: {
    type: 'text',
    size: 'number',
    /** SHA-256 in hex. */
    hash: 'text',
    /** File name for downloads. */
    name: 'text',
    isPrivate: 'flag',
    /** Whether a PDF would run something. */
    isActive: 'flag',
    /** Width of a picture in pixels. */
    width: 'number?',
    height: 'number?',
    createdAt: 'timestamp',
    /** Time when no record was first found to reference the file; null when it is referenced, or not checked yet. */
    orphanedSince: 'timestamp?',
  },
  activities: { type: 'text', description: 'text', adminId: 'text?', createdAt: 'timestamp' },
  /** Visits; `_id` is the day and a hash of the visitor. */
  visits: { day: 'text', createdAt: 'timestamp' },
  /** Mails to send, and sent mails. */
  mails: {
    kind: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    html: 'text',
    tries: 'number',
    /** Time of the next attempt; null once sent or abandoned. */
    dueAt: 'timestamp?',
    sentAt: 'timestamp?',
    createdAt: 'timestamp',
  },
  /** Browsers that receive notices; `_id` is a hash of the endpoint. */
  pushes: { adminId: 'text', subscription: 'secret', createdAt: 'timestamp' },
  /** Follow-ups by staff: one mark per record, and its notes, dated when they were written. */
  answers: {
    collection: 'text',
    recordId: 'text',
    kind: 'text',
    text: 'text',
    by: 'text',
    /** Id of the author's account; empty when unknown. */
    author: 'text',
    createdAt: 'timestamp',
  },
  /** Log of actions without contents, for operators. Rows are only added, and nothing of the product reads them. */
  audit: {
    actor: 'text',
    action: 'text',
    target: 'text',
    outcome: 'text',
    requestId: 'text',
    network: 'text',
    createdAt: 'timestamp',
  },
  /** Secrets by name in `_id`: the key that signs file addresses, and the keys of web push. */
  secrets: { value: 'secret', createdAt: 'timestamp' },
} as const

/** All tables with their columns besides `_id`. */
export const tables = { ...apiTables, ...internalTables } satisfies Record<string, Record<string, Column>>

export type TableName = keyof typeof tables

/** Value of a column, by its kind. */
interface ColumnValue {
  text: string
  'text?': string | null
  number: number
  'number?': number | null
  flag: boolean
  /** ISO 8601 text in UTC. */
  timestamp: string
  'timestamp?': string | null
  list: readonly string[]
  secret: string
}

/** A row of a table. Distributes over a union of tables. */
export type RowOf<Table extends TableName> = Table extends TableName
  ? { _id: string } & {
      -readonly [Name in keyof (typeof tables)[Table]]: ColumnValue[(typeof tables)[Table][Name] & Column]
    }
  : never

/** Some columns of a table. */
export type FieldsOf<Table extends TableName> = Table extends TableName
  ? { [Name in keyof RowOf<Table>]?: RowOf<Table>[Name] | undefined }
  : never

/** Name of a column, with `_id`. Distributes over a union of tables. */
export type ColumnOf<Table extends TableName> = Table extends TableName ? keyof RowOf<Table> & string : never

const columnLists = new Map(
  // Object.entries loses the type of the table names.
  (Object.entries(tables) as [TableName, Record<string, Column>][]).map(([table, columns]) => [
    table,
    Object.entries(columns),
  ]),
)

/** Returns the columns of a table besides `_id`, with their kinds. */
export const columnsOfTable = (table: TableName): readonly (readonly [string, Column])[] =>
  columnLists.get(table) ?? []

/** Name of a table of the API. */
export type CollectionTable = keyof typeof apiTables

/** Returns the column that orders a table and filters it by time. */
export const timeColumn = (table: TableName): string => timeColumns[table] ?? 'createdAt'

const timeColumns: { [Table in TableName]?: ColumnOf<Table> } = {
  applications: 'appliedAt',
  settings: 'changedAt',
  knownNetworks: 'usedAt',
}

/** Columns with unique values, by table. */
export const uniqueColumns: { [Table in TableName]?: readonly ColumnOf<Table>[] } = {
  admins: ['email'],
  blogs: ['slug'],
}
