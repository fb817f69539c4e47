import { useFeature } from '#src/api/has-feature.ts'
import { Alert } from '#src/ui/alert.tsx'

/** Says what saving changes: the site, or only what the backend stores. */
export function SettingsNote() {
  if (useFeature('site'))
    return (
      <Alert tone="info">
        Visitors see what you save here on their next page. An empty field leaves what the site was built
        with.
      </Alert>
    )
  return (
    <Alert tone="caution" title="The site does not read these settings">
      The backend stores them. What visitors see comes from the build of the site: its name, address, logo and
      icons, link preview, phone numbers, e-mail addresses, office, links to social media, and the title and
      description of the home page. Ask whoever builds the site to change them.
    </Alert>
  )
}
