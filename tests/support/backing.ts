import path from 'node:path'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startS3 } from './s3.ts'

/** Storage of a server's rows and files. */
export const backings = ['SQLite and disk', 'PostgreSQL and S3'] as const
export type BackingName = (typeof backings)[number]

interface Place {
  folder: string
  site: string
}

/** Returns the settings of a server with this storage. */
export async function openBacking(name: BackingName, { folder, site }: Place) {
  const env: Record<string, string> = { SITE: site, DATA_DIR: path.join(folder, 'data') }
  if (name === 'SQLite and disk')
    return { env, postgres: undefined, [Symbol.asyncDispose]: () => Promise.resolve() }
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()])
  return {
    env: { ...env, DATABASE_URL: await postgres.newDatabase(), ...s3Env(s3.settings) },
    postgres,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([postgres.remove(), s3.stop()])
    },
  }
}

/** Returns the settings of several servers that share a PostgreSQL and an S3. */
export async function openShared(place: Place) {
  const backing = await openBacking('PostgreSQL and S3', place)
  // The name narrows the type.
  return { ...backing, postgres: backing.postgres as TestPostgres }
}

function s3Env({ url, bucket, accessKeyId, secretAccessKey, region }: S3) {
  return {
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKeyId,
    S3_SECRET_KEY: secretAccessKey,
    S3_REGION: region,
  }
}

type S3 = Awaited<ReturnType<typeof startS3>>['settings']
