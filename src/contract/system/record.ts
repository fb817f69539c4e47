import { date, flag, number, rowsOf, section, text, texts } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'

/** State of the server that responds. An empty date means never; sizes are in bytes. */
export const systemState = record({
  version: text,
  startedAt: date,
  /** Sentences about the faults that the server knows. */
  problems: texts,
  disk: section(record({ free: number(), total: number() })),
  database: section(record({ kind: text, size: number() })),
  backup: section(
    record({
      /** Newest automatic backup of the records. */
      automaticAt: date,
      /** Newest complete backup: records and files in one file, which was read back. */
      completeAt: date,
      size: number(),
      /** Whether a complete backup is copied into a bucket every night, and the time of the newest copy. */
      isCopied: flag(false),
      copiedAt: date,
      isRunning: flag(false),
      /** Part of the running backup that has been written, in per cent. */
      percent: number(),
      /** Code of the error that ended the last attempt; empty after a success. */
      failure: text,
    }),
  ),
  mail: section(
    record({
      /** Whether mails go to a mail server. Otherwise, the server writes them to files. */
      isConfigured: flag(false),
      waiting: number(),
      /** Mails that were given up. */
      failed: number(),
    }),
  ),
  push: section(record({ isOn: flag(false), browsers: number() })),
  /** Errors of the last 24 hours, by code. */
  errors: rowsOf(record({ code: text, count: number(), lastAt: date })),
})

export type SystemState = Read<typeof systemState>
