import { api } from '#src/api/index.ts'
import { socialSettingsInput } from '#src/contract/settings/input.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { createForm } from '#src/ui/form/form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useSavePart } from './use-save-part.ts'

const { Form, Field } = createForm(socialSettingsInput)

const labels = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  twitterX: 'Twitter/X',
}

interface SocialSectionProps {
  values: SiteSettings['socialMedia']
  unsaved: Set<string>
}

export function SocialSection({ values, unsaved }: SocialSectionProps) {
  const save = useSavePart({
    part: 'socialMedia',
    read: ({ socialMedia }) => socialMedia,
    call: api.settings.saveSocial(),
    labels,
  })
  return (
    <SettingsSection title="Social Media Links" form={Form} values={values} save={save} unsaved={unsaved}>
      <Field
        name="facebook"
        label={labels.facebook}
        type="url"
        help="An empty link hides its icon on the site. That holds for all four."
      />
      <Field name="linkedin" label={labels.linkedin} type="url" />
      <Field name="instagram" label={labels.instagram} type="url" />
      <Field name="twitterX" label={labels.twitterX} type="url" />
    </SettingsSection>
  )
}
