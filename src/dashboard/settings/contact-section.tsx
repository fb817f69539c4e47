import * as z from 'zod/mini'
import { api } from '#src/api/index.ts'
import { generalSettingsInput } from '#src/contract/settings/input.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSavePart } from './use-save-part.ts'

const { Form, Field } = createForm(
  z.pick(generalSettingsInput, { phoneNumber: true, email: true, headOfficeAddress: true }),
)

const labels = {
  phoneNumber: 'Phone Number',
  email: 'Email',
  headOfficeAddress: 'Head Office Address',
}

interface ContactSectionProps {
  values: SiteSettings['general']
  unsaved: Set<string>
}

export function ContactSection({ values, unsaved }: ContactSectionProps) {
  const save = useSavePart({
    part: 'general',
    read: ({ general }) => general,
    call: api.settings.saveGeneral(),
    labels,
  })
  const { phoneNumber, email, headOfficeAddress } = values
  return (
    <SettingsSection
      title="Contact Details"
      form={Form}
      values={{ phoneNumber, email, headOfficeAddress }}
      save={save}
      unsaved={unsaved}
    >
      <Field
        name="phoneNumber"
        label={labels.phoneNumber}
        type="tel"
        help="Several numbers: separate them by commas. WhatsApp uses the first one."
      />
      <Field name="email" label={labels.email} type="email" />
      <Field
        name="headOfficeAddress"
        label={labels.headOfficeAddress}
        type="textarea"
        rows={3}
        help="Street, city, state and country, separated by commas or lines."
      />
    </SettingsSection>
  )
}
