import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { type SiteSettings, seoSettingsInput } from '#src/contract/settings.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'

const { Form, Field } = createForm(seoSettingsInput)

interface SeoSectionProps {
  values: SiteSettings['seo']
  unsaved: Set<string>
}

export function SeoSection({ values, unsaved }: SeoSectionProps) {
  const { mutateAsync } = useMutation(api.settings.saveSeo())
  return (
    <SettingsSection
      title="SEO Settings"
      form={Form}
      values={values}
      save={async (entries) => {
        await mutateAsync(entries)
        return entries
      }}
      unsaved={unsaved}
    >
      <Field name="metaTitle" label="Meta Title" wide />
      <Field name="metaDescription" label="Meta Description" type="textarea" rows={3} />
      <Field name="googleAnalyticsId" label="Google Analytics ID" autoComplete="off" />
    </SettingsSection>
  )
}
