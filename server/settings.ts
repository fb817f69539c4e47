import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import { normalizeEmail } from '#backend/accounts/admins.ts'
import { isCommonPassword } from '#backend/accounts/common-password.ts'
import { passwordLength } from '#src/contract/http/features.ts'
import { email } from '#src/contract/schema/inputs.ts'
import { StartError } from './errors.ts'

export interface S3Settings {
  /** The service's address, without the bucket. */
  url: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface Settings {
  /** Port to listen on. 0 takes a free port. */
  port: number
  host: string
  /** Absolute path of the folder for SQLite, files, and mails. */
  dataDir: string
  /** Address of PostgreSQL. Without it, SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined
  /** The first super admin, created while none exists. Without a password, a link to choose one is printed. */
  admin?: { email: string; password: string | undefined } | undefined
  /** The site's origin. Without it, responses use the host that the request names. */
  siteUrl?: string | undefined
  smtpUrl?: string | undefined
  /** Sender address of mails. */
  mailFrom?: string | undefined
  s3?: S3Settings | undefined
  /** Bucket of the nightly backups, and the number of copies in it. */
  backupS3?: (S3Settings & { copies: number }) | undefined
  /** Proxies whose headers about a client's address and scheme are trusted. */
  trustedProxies: BlockList
  limitsRates: boolean
  logLevel: (typeof logLevels)[number]
  isDemo: boolean
  metricsToken?: string | undefined
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/**
 * Reads the server's settings from the environment. An empty variable counts as missing.
 *
 * @throws {StartError} with a sentence for each wrong setting
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const presentValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = z.safeParse(variables, presentValues)
  // The sentences contain no values, because some are secrets.
  if (!read.success)
    throw new StartError([...new Set(read.error.issues.map(({ message }) => message))].join('\n'))
  const { data } = read
  return {
    port: Number(data.PORT ?? 4173),
    host: data.HOST ?? '127.0.0.1',
    dataDir: path.resolve(data.DATA_DIR ?? 'data'),
    databaseUrl: data.DATABASE_URL,
    admin: data.ADMIN_EMAIL
      ? { email: normalizeEmail(data.ADMIN_EMAIL), password: data.ADMIN_PASSWORD }
      : undefined,
    siteUrl: data.SITE_URL && new URL(data.SITE_URL).origin,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM?.trim(),
    s3: s3Of(data),
    backupS3: backupS3Of(data),
    trustedProxies: proxiesOf(data.TRUST_PROXY ?? ''),
    limitsRates: data.RATE_LIMIT !== 'off',
    logLevel: data.LOG_LEVEL ?? 'info',
    isDemo: data.DEMO === '1',
    metricsToken: data.METRICS_TOKEN,
  }
}

function setting(sentence: string, isRight: (value: string) => boolean) {
  return z.optional(z.string().check(z.refine(isRight, sentence)))
}

const isAddressOf =
  (...schemes: string[]) =>
  (value: string) =>
    URL.canParse(value) &&
    schemes.includes(new URL(value).protocol.slice(0, -1)) &&
    new URL(value).host !== ''

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) < 65_536

const isOrigin = (value: string) => {
  if (!isAddressOf('http', 'https')(value)) return false
  const { pathname, search, hash, username } = new URL(value)
  return pathname === '/' && search + hash + username === ''
}

const s3Names = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
const backupS3Names = [
  'BACKUP_S3_URL',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
] as const

const storeAddress = (name: string) =>
  setting(`${name} must be the address of the store: https://s3.example.com.`, isAddressOf('http', 'https'))

const bucketName = (name: string) =>
  setting(`${name} must be the name of a bucket.`, (value) => /^[\w.-]{1,255}$/.test(value))

const regionName = (name: string) =>
  setting(`${name} must be the name of a region: eu-central-1.`, (value) => /^[\w-]+$/.test(value))

const variables = z
  .object({
    PORT: setting('PORT must be a whole number from 0 to 65535.', isPort),
    HOST: setting(
      'HOST must be an address or a name of this machine: 127.0.0.1 or 0.0.0.0.',
      (value) => isIP(value) > 0 || /^[\w.-]+$/.test(value),
    ),
    DATA_DIR: setting('DATA_DIR must be the path of a folder.', (value) => !value.includes('\0')),
    DATABASE_URL: setting(
      'DATABASE_URL must look like postgres://user:password@host:5432/name; without it SQLite in DATA_DIR is used.',
      isAddressOf('postgres', 'postgresql'),
    ),
    ADMIN_EMAIL: z.optional(email('ADMIN_EMAIL must be an e-mail address: name@company.com.')),
    ADMIN_PASSWORD: setting(
      `ADMIN_PASSWORD must have ${passwordLength.min} to ${passwordLength.max} characters: a phrase of a few words is easiest to remember.`,
      ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
    ),
    SITE_URL: setting(
      'SITE_URL must be the address of the site without a path: https://www.example.com.',
      isOrigin,
    ),
    SMTP_URL: setting(
      'SMTP_URL must look like smtps://user:password@mail.example.com; without it mails are files in DATA_DIR/mail.',
      isAddressOf('smtp', 'smtps'),
    ),
    MAIL_FROM: setting('MAIL_FROM must be an e-mail address: site@company.com.', (value) =>
      /^[^\s@,<>]+@[^\s@,<>]+$/.test(value.trim()),
    ),
    S3_URL: storeAddress('S3_URL'),
    S3_BUCKET: bucketName('S3_BUCKET'),
    S3_ACCESS_KEY: z.optional(z.string()),
    S3_SECRET_KEY: z.optional(z.string()),
    S3_REGION: regionName('S3_REGION'),
    BACKUP_S3_URL: storeAddress('BACKUP_S3_URL'),
    BACKUP_S3_BUCKET: bucketName('BACKUP_S3_BUCKET'),
    BACKUP_S3_ACCESS_KEY: z.optional(z.string()),
    BACKUP_S3_SECRET_KEY: z.optional(z.string()),
    BACKUP_S3_REGION: regionName('BACKUP_S3_REGION'),
    BACKUP_S3_COPIES: setting('BACKUP_S3_COPIES must be a whole number from 1 to 999.', (value) =>
      /^[1-9]\d{0,2}$/.test(value),
    ),
    TRUST_PROXY: setting(
      'TRUST_PROXY must list proxies, separated by commas: addresses, networks (10.0.0.0/8), or loopback.',
      (value) => entriesOf(value).every(isProxy),
    ),
    RATE_LIMIT: setting('RATE_LIMIT must be on or off.', (value) => /^(on|off)$/.test(value)),
    LOG_LEVEL: z.optional(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`)),
    DEMO: setting('DEMO must be 1 or 0.', (value) => /^[01]$/.test(value)),
    METRICS_TOKEN: setting('METRICS_TOKEN must have at least 16 characters.', ({ length }) => length >= 16),
  })
  .check(
    z.refine(
      ({ ADMIN_EMAIL, ADMIN_PASSWORD }) => ADMIN_EMAIL !== undefined || ADMIN_PASSWORD === undefined,
      'ADMIN_EMAIL must be set with ADMIN_PASSWORD.',
    ),
    z.refine(
      ({ ADMIN_EMAIL = '', ADMIN_PASSWORD }) =>
        ADMIN_PASSWORD === undefined || !isCommonPassword(ADMIN_PASSWORD, [ADMIN_EMAIL]),
      'ADMIN_PASSWORD must be hard to guess: take a few words that do not belong together.',
    ),
    z.refine(
      (all) => new Set(s3Names.map((name) => !all[name])).size === 1,
      `${s3Names.join(', ')} must be set together.`,
    ),
    z.refine(
      (all) => new Set(backupS3Names.map((name) => !all[name])).size === 1,
      `${backupS3Names.join(', ')} must be set together.`,
    ),
  )

export type SettingName = keyof z.infer<typeof variables>

function s3Of(data: z.infer<typeof variables>): S3Settings | undefined {
  const { S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = data
  if (!S3_URL || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined
  return {
    url: S3_URL,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    region: S3_REGION ?? 'us-east-1',
  }
}

function backupS3Of(data: z.infer<typeof variables>) {
  const settings = s3Of({
    S3_URL: data.BACKUP_S3_URL,
    S3_BUCKET: data.BACKUP_S3_BUCKET,
    S3_ACCESS_KEY: data.BACKUP_S3_ACCESS_KEY,
    S3_SECRET_KEY: data.BACKUP_S3_SECRET_KEY,
    S3_REGION: data.BACKUP_S3_REGION,
  })
  return settings && { ...settings, copies: Number(data.BACKUP_S3_COPIES ?? 14) }
}

const entriesOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function isProxy(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  if (entry === 'loopback') return true
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
}

function proxiesOf(value: string): BlockList {
  const list = new BlockList()
  for (const entry of entriesOf(value).flatMap((one) =>
    one === 'loopback' ? ['127.0.0.0/8', '::1'] : one,
  )) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
