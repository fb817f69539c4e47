import { api } from '#src/api/index.ts'
import { seoSettingsInput } from '#src/contract/settings/input.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSavePart } from './use-save-part.ts'

const { Form, Field } = createForm(seoSettingsInput)

const labels = {
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  googleAnalyticsId: 'Google Analytics ID',
}

interface SeoSectionProps {
  values: SiteSettings['seo']
  unsaved: Set<string>
}

export function SeoSection({ values, unsaved }: SeoSectionProps) {
  const save = useSavePart({ part: 'seo', read: ({ seo }) => seo, call: api.settings.saveSeo(), labels })
  return (
    <SettingsSection title="SEO Settings" form={Form} values={values} save={save} unsaved={unsaved}>
      <Field name="metaTitle" label={labels.metaTitle} wide />
      <Field name="metaDescription" label={labels.metaDescription} type="textarea" rows={3} />
      <Field name="googleAnalyticsId" label={labels.googleAnalyticsId} autoComplete="off" />
    </SettingsSection>
  )
}
