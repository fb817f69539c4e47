import { settings } from '#src/contract/settings.ts'
import { backend } from './backend.ts'
import { type Call, route } from './route.ts'
import { keep } from './uploads.ts'

export const settingsHandlers = [
  route(settings.read, () => backend.settings),
  route(settings.saveGeneral, saved('general')),
  route(settings.saveBranding, async ({ input }) => {
    for (const [field, file] of Object.entries(await input())) {
      // The hosted backend takes it under one name and gives it under another.
      const home = field === 'socialMediaPreview' ? 'socialPreviewImage' : field
      if (file instanceof File)
        backend.settings.branding = { ...backend.settings.branding, [home]: keep(file) }
    }
    return 'Settings updated successfully'
  }),
  route(settings.saveSocial, saved('socialMedia')),
  route(settings.saveSeo, saved('seo')),
]

function saved(section: string) {
  return async ({ input }: Call) => {
    backend.settings[section] = { ...backend.settings[section], ...(await input()) }
    return 'Settings updated successfully'
  }
}
