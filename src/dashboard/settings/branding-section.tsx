import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { brandingSettingsInput } from '#src/contract/settings/input.ts'
import type { SiteSettings } from '#src/contract/settings/record.ts'
import { useUpload } from '#src/dashboard/form/use-upload.tsx'
import { createForm } from '#src/ui/form/form.tsx'
import { ImageDrop } from '#src/ui/form/image-drop.tsx'
import { SettingsSection } from './settings-section.tsx'

const { Form, Field } = createForm(brandingSettingsInput)

interface BrandingSectionProps {
  values: SiteSettings['branding']
  unsaved: Set<string>
}

/** Section for the pictures: chosen ones are sent, the others stay unchanged. */
export function BrandingSection({ values, unsaved }: BrandingSectionProps) {
  const { out, ended, bar } = useUpload('Saving the pictures')
  const { mutateAsync } = useMutation(api.settings.saveBranding(out))
  const client = useQueryClient()
  return (
    <SettingsSection
      title="Branding & Appearance"
      form={Form}
      values={{}}
      save={async (files) => {
        if (!Object.values(files).some(Boolean)) throw new Error('Choose a picture first.')
        await ended(mutateAsync(files))
        // The old pictures must not flash back; if this fetch fails, the new ones appear later.
        await client.prefetchQuery({ ...api.settings.read(), staleTime: 0 })
        return {}
      }}
      unsaved={unsaved}
      progress={bar}
    >
      <Field name="logo" label="Logo" help="Shown on white in the header of every page and in print.">
        {(field) => (
          <ImageDrop
            {...field}
            current={values.logo}
            alt="Logo of the site"
            ratio="3 / 2"
            pictureClass={onWhite}
          />
        )}
      </Field>
      <Field
        name="favicon"
        label="Favicon"
        help="Square, best 512 × 512 pixels: in the browser’s tab and for the installed dashboard."
      >
        {(field) => (
          <ImageDrop
            {...field}
            current={values.favicon}
            alt="Favicon of the site"
            ratio="3 / 2"
            pictureClass={onWhite}
          />
        )}
      </Field>
      <Field
        name="socialMediaPreview"
        label="Social Media Preview"
        help="Shown where people share a link to a page without a picture of its own. Best size: 1200 × 630 pixels."
        wide
      >
        {(field) => (
          <ImageDrop
            {...field}
            current={values.socialPreviewImage}
            alt="Social media preview"
            ratio="1200 / 630"
          />
        )}
      </Field>
    </SettingsSection>
  )
}

/** Uncropped, on a light background: dark logos must be visible in the dark theme, too. */
const onWhite = 'scheme-light object-contain! bg-white! p-2'
