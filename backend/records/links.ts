import { ApiError } from '#backend/errors.ts'
import type { Input } from '#backend/http/request-body.ts'
import { webAddress } from '#src/contract/schema/fields.ts'

/** Fields whose text becomes a link, with their labels. */
const names: Record<string, string> = {
  siteUrl: 'the site',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  twitterX: 'Twitter/X',
  portfolioLink: 'the portfolio',
}

/** Rejects links that leave the web or contain scripts, data, or user names. @throws {ApiError} invalid-entry */
export function refuseUnsafeLinks(input: Input): void {
  for (const [field, name] of Object.entries(names)) {
    const value = input[field]
    if (typeof value !== 'string' || value.trim() === '') continue
    if (webAddress.read(value) === '')
      throw new ApiError('invalid-entry', {
        message: `The address of ${name} is no link to a web site: begin it with https://`,
      })
  }
}
