import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#src/api/index.ts'
import { LeaveGuard } from '#src/dashboard/form/leave-guard.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { BrandingSection } from './branding-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { GeneralSection } from './general-section.tsx'
import { SeoSection } from './seo-section.tsx'
import { SettingsNote } from './settings-note.tsx'
import { SocialSection } from './social-section.tsx'

/** Name, pictures, links and addresses of the site, in five sections that are saved separately. */
export function SettingsPage() {
  const query = useQuery(api.settings.read())
  const [unsaved] = useState(() => new Set<string>())
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <PageHeading title="Site settings" />
      <SettingsNote />
      <LeaveGuard unsaved={() => unsaved.size > 0} />
      <QueryState query={query} skeleton={<SettingsSkeleton />} unsaved>
        {({ general, branding, socialMedia, seo }) => (
          <>
            <GeneralSection values={general} unsaved={unsaved} />
            <BrandingSection values={branding} unsaved={unsaved} />
            <SocialSection values={socialMedia} unsaved={unsaved} />
            <ContactSection values={general} unsaved={unsaved} />
            <SeoSection values={seo} unsaved={unsaved} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function SettingsSkeleton() {
  return sections.map((title) => (
    <Panel key={title} title={title}>
      <FormSkeleton fields={4} />
    </Panel>
  ))
}

const sections = [
  'General Info',
  'Branding & Appearance',
  'Social Media Links',
  'Contact Details',
  'SEO Settings',
]
