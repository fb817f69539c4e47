import * as z from 'zod/mini'
import { generalSettingsInput, type SiteSettings } from '#src/contract/settings.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { useSaveGeneral } from './save-general.ts'
import { SettingsSection } from './settings-section.tsx'

const { Form, Field } = createForm(
  z.pick(generalSettingsInput, { siteName: true, siteUrl: true, adminContactEmail: true }),
)

interface GeneralSectionProps {
  values: SiteSettings['general']
  unsaved: Set<string>
}

export function GeneralSection({ values, unsaved }: GeneralSectionProps) {
  const save = useSaveGeneral()
  const { siteName, siteUrl, adminContactEmail } = values
  return (
    <SettingsSection
      title="General Info"
      form={Form}
      values={{ siteName, siteUrl, adminContactEmail }}
      save={async (entries) => {
        await save(entries)
        return entries
      }}
      unsaved={unsaved}
    >
      <Field name="siteName" label="Site Name" />
      <Field name="siteUrl" label="Site URL" type="url" />
      <Field name="adminContactEmail" label="Admin Contact Email" type="email" />
    </SettingsSection>
  )
}
