import { plainText } from './plain-text.ts'

/** Returns the reading time in whole minutes, at 200 words a minute and at least 1. */
export function minutesToRead(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}
