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
      <Field
        name="metaTitle"
        label={labels.metaTitle}
        help="Title of the home page, about 60 characters."
        wide
      />
      <Field
        name="metaDescription"
        label={labels.metaDescription}
        type="textarea"
        rows={3}
        help="Text below the home page in search results, about 150 characters."
      />
      <Field
        name="googleAnalyticsId"
        label={labels.googleAnalyticsId}
        autoComplete="off"
        help="Stored, not used: the site counts its visits itself and loads no script of others."
      />
    </SettingsSection>
  )
}
