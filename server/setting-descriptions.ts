import type { SettingName } from './settings.ts'

export interface SettingDescription {
  group: (typeof settingGroups)[number]
  /** Effect of a missing variable. */
  without: string
  about: string
  example: string
}

/** Groups in the order of the documents. */
export const settingGroups = [
  'First deployment',
  'Network',
  'Mail',
  'PostgreSQL',
  'Files in S3',
  'Nightly backups in S3',
  'Logs and metrics',
  'Tests and trials',
] as const

/** Description of every setting. `npm run generate` makes docs/configuration.md and .env.example from it. */
export const settingDescriptions: Record<SettingName, SettingDescription> = {
  DATA_DIR: {
    group: 'First deployment',
    without: '`data` in the working folder',
    about: 'Database, uploads, mails without SMTP, hourly backups, assets of earlier versions. Back it up.',
    example: '/var/lib/site',
  },
  SITE_URL: {
    group: 'First deployment',
    without: 'the host that a request names',
    about: 'Origin in responses, pages, feeds and mails. Set it whenever the site is public.',
    example: 'https://www.example.com',
  },
  TRUST_PROXY: {
    group: 'First deployment',
    without: 'no proxy',
    about:
      'Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted: `loopback`, addresses, networks, separated by commas.',
    example: 'loopback',
  },
  ADMIN_EMAIL: {
    group: 'First deployment',
    without: 'no account',
    about:
      'First super admin, created while there is none. Without `ADMIN_PASSWORD`, each start prints a new link to choose the password until one was used.',
    example: 'you@example.com',
  },
  ADMIN_PASSWORD: {
    group: 'First deployment',
    without: 'a link is printed',
    about: 'Password of the first super admin. Needs `ADMIN_EMAIL`.',
    example: 'a few words that do not belong together',
  },
  PORT: { group: 'Network', without: '4173', about: 'Port to listen on.', example: '4173' },
  HOST: {
    group: 'Network',
    without: '127.0.0.1',
    about: 'Address to listen on. A proxy with TLS stands in front.',
    example: '127.0.0.1',
  },
  SMTP_URL: {
    group: 'Mail',
    without: 'mails are files in `DATA_DIR/mail`',
    about: 'Mail server.',
    example: 'smtps://user:password@mail.example.com',
  },
  MAIL_FROM: {
    group: 'Mail',
    without: '`no-reply@` the site',
    about: 'Sender of all mails.',
    example: 'site@example.com',
  },
  DATABASE_URL: {
    group: 'PostgreSQL',
    without: 'SQLite in `DATA_DIR`',
    about: 'PostgreSQL 16 or newer.',
    example: 'postgres://user:password@host:5432/name',
  },
  S3_URL: {
    group: 'Files in S3',
    without: 'files in `DATA_DIR/files`',
    about:
      'Address of a store that speaks S3, without the bucket. Set `S3_URL`, `S3_BUCKET` and both keys together.',
    example: 'https://s3.example.com',
  },
  S3_BUCKET: { group: 'Files in S3', without: '', about: 'Name of the bucket.', example: 'site-files' },
  S3_ACCESS_KEY: { group: 'Files in S3', without: '', about: 'Id of the key.', example: 'AKIA…' },
  S3_SECRET_KEY: { group: 'Files in S3', without: '', about: 'The key itself.', example: '…' },
  S3_REGION: { group: 'Files in S3', without: '`us-east-1`', about: 'Region.', example: 'eu-central-1' },
  BACKUP_S3_URL: {
    group: 'Nightly backups in S3',
    without: 'no copies',
    about:
      'Address of a store that speaks S3, without the bucket. Every night the server copies a complete backup there. Set it with `BACKUP_S3_BUCKET` and both keys. Best with another provider.',
    example: 'https://s3.example.com',
  },
  BACKUP_S3_BUCKET: {
    group: 'Nightly backups in S3',
    without: '',
    about: 'Name of the bucket. Copies are named `backups/<time>.backup`.',
    example: 'site-backups',
  },
  BACKUP_S3_ACCESS_KEY: {
    group: 'Nightly backups in S3',
    without: '',
    about: 'Id of the key.',
    example: 'AKIA…',
  },
  BACKUP_S3_SECRET_KEY: {
    group: 'Nightly backups in S3',
    without: '',
    about: 'The key itself.',
    example: '…',
  },
  BACKUP_S3_REGION: {
    group: 'Nightly backups in S3',
    without: '`us-east-1`',
    about: 'Region.',
    example: 'eu-central-1',
  },
  BACKUP_S3_COPIES: {
    group: 'Nightly backups in S3',
    without: '`14`',
    about: 'Number of copies to keep. Older ones are deleted.',
    example: '14',
  },
  LOG_LEVEL: {
    group: 'Logs and metrics',
    without: '`info`',
    about: '`trace`, `debug`, `info`, `warn`, `error` or `silent`.',
    example: 'info',
  },
  METRICS_TOKEN: {
    group: 'Logs and metrics',
    without: '`/metrics` is closed',
    about: 'At least 16 characters. Sent as `Authorization: Bearer …` to read `/metrics`.',
    example: 'sixteen-characters-or-more',
  },
  DEMO: {
    group: 'Tests and trials',
    without: '`0`',
    about: '`1` fills an empty database with demonstration content. In the repository only.',
    example: '0',
  },
  RATE_LIMIT: {
    group: 'Tests and trials',
    without: '`on`',
    about: '`off` for load tests and contract tests only.',
    example: 'on',
  },
}
