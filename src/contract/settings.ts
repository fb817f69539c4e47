import * as z from 'zod/mini'
import { type Read, record } from '#src/contract/records/reader.ts'
import { get, noContent, put } from './endpoint.ts'
import { section, text, url } from './fields.ts'
import { optionalPicture } from './files/inputs.ts'
import { emailOrNothing, optional, phoneOrWords } from './inputs.ts'
import { multipart } from './multipart.ts'
import { recordOf } from './response-shape.ts'

const general = record({
  siteName: text,
  siteUrl: text,
  adminContactEmail: text,
  phoneNumber: text,
  email: text,
  headOfficeAddress: text,
})
const branding = record({ logo: url, favicon: url, socialPreviewImage: url })
// Plain text: staff see the addresses in fields, and saving one must not change the others.
const socialMedia = record({ facebook: text, linkedin: text, instagram: text, twitterX: text })
const seo = record({ metaTitle: text, metaDescription: text, googleAnalyticsId: text })

export const siteSettings = record({
  general: section(general),
  branding: section(branding),
  socialMedia: section(socialMedia),
  seo: section(seo),
})
export type SiteSettings = Read<typeof siteSettings>

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

export const settings = {
  read: get('/settings', {
    answer: recordOf(siteSettings, 'data'),
    failure: 'Failed to fetch settings',
  }),
  saveGeneral: put('/settings/general', {
    input: generalSettingsInput,
    answer: noContent,
    failure: 'Failed to update general settings',
  }),
  saveBranding: put('/settings/branding', {
    input: brandingSettingsInput,
    send: multipart({ logo: 'file', favicon: 'file', socialMediaPreview: 'file' }),
    answer: noContent,
    failure: 'Failed to update branding settings',
  }),
  saveSocial: put('/settings/social', {
    input: socialSettingsInput,
    answer: noContent,
    failure: 'Failed to update social media settings',
  }),
  saveSeo: put('/settings/seo', {
    input: seoSettingsInput,
    answer: noContent,
    failure: 'Failed to update SEO settings',
  }),
}
