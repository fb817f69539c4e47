import { flag, text, url, webAddress } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'

/** Public part of the site settings. An empty field leaves the site's own default. */
export const siteValues = record({
  siteName: text,
  siteUrl: webAddress,
  phoneNumber: text,
  email: text,
  headOfficeAddress: text,
  logo: url,
  favicon: url,
  socialPreviewImage: url,
  /** Whether the links to social media have been saved: an empty one then hides its icon. */
  hasSocialMedia: flag(false),
  facebook: webAddress,
  linkedin: webAddress,
  instagram: webAddress,
  twitterX: webAddress,
  metaTitle: text,
  metaDescription: text,
})

export type SiteValues = Read<typeof siteValues>
