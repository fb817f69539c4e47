import { section, text, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { socialMedia } from './input.ts'

const general = record({
  siteName: text,
  siteUrl: text,
  adminContactEmail: text,
  phoneNumber: text,
  email: text,
  headOfficeAddress: text,
})

const branding = record({ logo: url, favicon: url, socialPreviewImage: url })

const seo = record({ metaTitle: text, metaDescription: text, googleAnalyticsId: text })

export const siteSettings = record({
  general: section(general),
  branding: section(branding),
  socialMedia: section(socialMedia),
  seo: section(seo),
})

export type SiteSettings = Read<typeof siteSettings>
