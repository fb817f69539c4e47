import { company } from '#src/site/company/company.ts'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import type { Crumb } from '#src/ui/breadcrumbs.tsx'

/** What the page says about itself until the article is there. */
export function GeneralMeta() {
  return (
    <PageHead
      title="Article"
      type="article"
      description={`An article by one of ${company.shortName}’s engineers on work at live plants, with its numbers.`}
      about={[breadcrumbList(trail('Article'))]}
    />
  )
}

/** The heading below says the title; for machines, the trail ends with it. */
export const trail = (title: string): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Blog and Insights', to: '/blog' },
  { label: title },
]
