import { plainText } from './plain-text.ts'

/** Whole minutes at 200 words a minute, one at least. */
export function minutesToRead(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}
