import * as z from 'zod/mini'
import { optionalPicture } from '#src/contract/files/inputs.ts'
import { text } from '#src/contract/schema/fields.ts'
import { emailOrNothing, optional, phoneOrWords } from '#src/contract/schema/inputs.ts'
import { record } from '#src/contract/schema/reader.ts'

// Plain text: staff see the addresses in fields, and saving one must not change the others.
export const socialMedia = record({ facebook: text, linkedin: text, instagram: text, twitterX: text })

const contactEmail = emailOrNothing('Give an e-mail address or leave it empty')

export const generalSettingsInput = z.object({
  siteName: optional,
  siteUrl: optional,
  adminContactEmail: contactEmail,
  phoneNumber: phoneOrWords,
  email: contactEmail,
  headOfficeAddress: optional,
})

export const brandingSettingsInput = z.object({
  logo: optionalPicture,
  favicon: optionalPicture,
  socialMediaPreview: optionalPicture,
})

export const socialSettingsInput = z.object({
  facebook: optional,
  linkedin: optional,
  instagram: optional,
  twitterX: optional,
})

export const seoSettingsInput = z.object({
  metaTitle: optional,
  metaDescription: optional,
  googleAnalyticsId: optional,
})
