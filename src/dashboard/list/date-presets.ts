import { localDay } from '#src/ui/text/date.ts'

export interface DatePreset {
  label: string
  /** Days, `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** The days that are asked for most, as they are today in Lagos. */
export function datePresets(now: number): DatePreset[] {
  const to = localDay(now)
  return [
    { label: 'Today', from: to, to },
    { label: '7 days', from: localDay(now - 6 * 24 * 60 * 60 * 1000), to },
    { label: 'This month', from: `${to.slice(0, 8)}01`, to },
  ]
}
