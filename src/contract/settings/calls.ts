import { get, noContent, put } from '#src/contract/http/endpoint.ts'
import { multipart } from '#src/contract/http/multipart.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import {
  brandingSettingsInput,
  generalSettingsInput,
  seoSettingsInput,
  socialSettingsInput,
} from './input.ts'
import { siteSettings } from './record.ts'

export const settings = {
  read: get('/settings', {
    response: recordOf(siteSettings, 'data'),
    failure: 'Failed to fetch settings',
  }),
  saveGeneral: put('/settings/general', {
    input: generalSettingsInput,
    response: noContent,
    failure: 'Failed to update general settings',
  }),
  saveBranding: put('/settings/branding', {
    input: brandingSettingsInput,
    send: multipart({ logo: 'file', favicon: 'file', socialMediaPreview: 'file' }),
    response: noContent,
    failure: 'Failed to update branding settings',
  }),
  saveSocial: put('/settings/social', {
    input: socialSettingsInput,
    response: noContent,
    failure: 'Failed to update social media settings',
  }),
  saveSeo: put('/settings/seo', {
    input: seoSettingsInput,
    response: noContent,
    failure: 'Failed to update SEO settings',
  }),
}
