import { expect, test } from 'vitest'
import { StartError } from './errors.ts'
import { readSettings } from './settings.ts'

/** Returns the sentences about wrong settings. */
function faults(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n')
    throw error
  }
}

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    admin: undefined,
    siteUrl: undefined,
    limitsRates: true,
    logLevel: 'info',
    isDemo: false,
  })
})

test('an empty variable counts as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', S3_URL: '' })).toMatchObject({
    port: 4173,
    databaseUrl: undefined,
    s3: undefined,
  })
})

const wrong: [name: string, value: string][] = [
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://root:geheim@db/site'],
  ['ADMIN_EMAIL', 'ada'],
  ['ADMIN_EMAIL', '<ada@example.com>'],
  ['ADMIN_PASSWORD', 'geheim'],
  ['SITE_URL', 'https://www.example.com/site'],
  ['SITE_URL', 'www.example.com'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['S3_URL', 's3.example.com'],
  ['S3_BUCKET', 'a/b'],
  ['BACKUP_S3_URL', 's3.example.com'],
  ['BACKUP_S3_BUCKET', 'a/b'],
  ['BACKUP_S3_COPIES', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['RATE_LIMIT', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['METRICS_TOKEN', 'geheim'],
]

test.each(wrong)(
  'the wrong setting %s=%s is reported in a sentence that repeats no secret',
  (name, value) => {
    const sentences = faults({ [name]: value })
    const sentence = sentences.find((one) => one.startsWith(name))
    expect(sentence).toMatch(/^[A-Z0-9_]+ must .+\.$/)
    expect(sentences.join(' ')).not.toContain('geheim')
  },
)

test.each([
  ['a usual word twice', 'passwordpassword'],
  ['a row of the keyboard', 'qwertyuiop qwertyuiop'],
  ['the address of its person', 'ada.company.test!'],
])('a first password that is easy to guess is rejected: %s', (_what, password) => {
  expect(faults({ ADMIN_EMAIL: 'ada@company.test', ADMIN_PASSWORD: password })).toEqual([
    'ADMIN_PASSWORD must be hard to guess: take a few words that do not belong together.',
  ])
})

test('each wrong setting is reported in one sentence', () => {
  const sentences = faults({ PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x' })
  expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'PORT',
    'SITE_URL',
  ])
})

test('settings that belong together must be set together', () => {
  expect(faults({ ADMIN_PASSWORD: 'a few words are easy' })).toEqual([
    'ADMIN_EMAIL must be set with ADMIN_PASSWORD.',
  ])
  expect(faults({ S3_URL: 'https://s3.example.com' })).toEqual([
    'S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY must be set together.',
  ])
  expect(faults({ BACKUP_S3_URL: 'https://s3.example.com' })).toEqual([
    'BACKUP_S3_URL, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY must be set together.',
  ])
})

test('valid settings are read', () => {
  const settings = readSettings({
    PORT: '0',
    SITE_URL: 'https://www.example.com/',
    ADMIN_EMAIL: ' Ada@Example.com ',
    ADMIN_PASSWORD: 'a few words are easy',
    S3_URL: 'https://s3.example.com',
    S3_BUCKET: 'site',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
    BACKUP_S3_URL: 'https://s3.other.example',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY: 'c',
    BACKUP_S3_SECRET_KEY: 'd',
    BACKUP_S3_COPIES: '30',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8',
    RATE_LIMIT: 'off',
    DEMO: '1',
  })
  expect(settings).toMatchObject({
    port: 0,
    siteUrl: 'https://www.example.com',
    admin: { email: 'ada@example.com', password: 'a few words are easy' },
    s3: { bucket: 'site', region: 'us-east-1' },
    backupS3: { bucket: 'backups', accessKeyId: 'c', region: 'us-east-1', copies: 30 },
    limitsRates: false,
    isDemo: true,
  })
  const { trustedProxies } = settings
  expect(trustedProxies.check('127.0.0.9') && trustedProxies.check('10.9.0.1')).toBe(true)
  expect(trustedProxies.check('fd00::1', 'ipv6')).toBe(true)
  expect(trustedProxies.check('11.0.0.1')).toBe(false)
})
