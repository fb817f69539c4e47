import * as z from 'zod/mini'
import { generalSettingsInput, type SiteSettings } from '#src/contract/settings.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { useSaveGeneral } from './save-general.ts'
import { SettingsSection } from './settings-section.tsx'

const { Form, Field } = createForm(
  z.pick(generalSettingsInput, { phoneNumber: true, email: true, headOfficeAddress: true }),
)

interface ContactSectionProps {
  values: SiteSettings['general']
  unsaved: Set<string>
}

export function ContactSection({ values, unsaved }: ContactSectionProps) {
  const save = useSaveGeneral()
  const { phoneNumber, email, headOfficeAddress } = values
  return (
    <SettingsSection
      title="Contact Details"
      form={Form}
      values={{ phoneNumber, email, headOfficeAddress }}
      save={async (entries) => {
        await save(entries)
        return entries
      }}
      unsaved={unsaved}
    >
      <Field name="phoneNumber" label="Phone Number" type="tel" />
      <Field name="email" label="Email" type="email" />
      <Field name="headOfficeAddress" label="Head Office Address" type="textarea" rows={3} />
    </SettingsSection>
  )
}
