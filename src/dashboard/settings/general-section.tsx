import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { generalSettingsInput } from '#src/contract/settings/input.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSavePart } from './use-save-part.ts'

const { Form, Field } = createForm(
  z.pick(generalSettingsInput, { siteName: true, siteUrl: true, adminContactEmail: true }),
)

const labels = {
  siteName: 'Site Name',
  siteUrl: 'Site URL',
  adminContactEmail: 'Admin Contact Email',
}

interface GeneralSectionProps {
  values: SiteSettings['general']
  unsaved: Set<string>
}

export function GeneralSection({ values, unsaved }: GeneralSectionProps) {
  const save = useSavePart({
    part: 'general',
    read: ({ general }) => general,
    call: api.settings.saveGeneral(),
    labels,
  })
  const { siteName, siteUrl, adminContactEmail } = values
  return (
    <SettingsSection
      title="General Info"
      form={Form}
      values={{ siteName, siteUrl, adminContactEmail }}
      save={save}
      unsaved={unsaved}
    >
      <Field name="siteName" label={labels.siteName} />
      <Field
        name="siteUrl"
        label={labels.siteUrl}
        type="url"
        help="Address for search engines and link previews. A server’s own setting SITE_URL comes first."
      />
      <Field
        name="adminContactEmail"
        label={labels.adminContactEmail}
        type="email"
        help="Notices of new enquiries go there. Visitors never see it."
      />
    </SettingsSection>
  )
}
