import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { type SiteSettings, socialSettingsInput } from '#src/contract/settings.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'

const { Form, Field } = createForm(socialSettingsInput)

interface SocialSectionProps {
  values: SiteSettings['socialMedia']
  unsaved: Set<string>
}

export function SocialSection({ values, unsaved }: SocialSectionProps) {
  const { mutateAsync } = useMutation(api.settings.saveSocial())
  return (
    <SettingsSection
      title="Social Media Links"
      form={Form}
      values={values}
      save={async (entries) => {
        await mutateAsync(entries)
        return entries
      }}
      unsaved={unsaved}
    >
      <Field name="facebook" label="Facebook" type="url" />
      <Field name="linkedin" label="LinkedIn" type="url" />
      <Field name="instagram" label="Instagram" type="url" />
      <Field name="twitterX" label="Twitter/X" type="url" />
    </SettingsSection>
  )
}
