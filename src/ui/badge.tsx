import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'safe' | 'caution' | 'danger' | 'info' | 'neutral'

/** A status in one or two words. The colour only repeats the words. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 align-middle text-xs font-semibold',
        'before:size-1.5 before:shrink-0 before:bg-current forced-colors:before:hidden',
        'print:border-ink print:bg-transparent print:text-ink',
        tones[tone],
      )}
    >
      <span className="min-w-0 break-words">{children}</span>
    </span>
  )
}

const tones: Record<BadgeTone, string> = {
  safe: 'border-safe/30 bg-safe/8 text-safe',
  caution: 'border-caution/30 bg-caution/8 text-caution',
  danger: 'border-danger/30 bg-danger/8 text-danger',
  info: 'border-info/30 bg-info/8 text-info',
  neutral: 'border-line bg-paper-sunk text-ink-soft',
}
