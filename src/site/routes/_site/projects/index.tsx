import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { ProjectList } from './-project-list.tsx'
import { ProjectViews } from './-project-views.tsx'

export const Route = createFileRoute('/_site/projects/')({
  loaderDeps: ({ search }: { search: { view?: unknown } }) => ({ view: search.view }),
  loader: ({ context, deps: { view } }) => {
    void context.queryClient.prefetchQuery(content.projects.list())
    return view ? import('./-other-views.ts').then(({ otherView }) => otherView(view)) : undefined
  },
  component: ProjectsPage,
})

const words: PageWords = {
  title: 'Our Projects',
  description: `Jetties, tanks, pipelines, substations and plant extensions by ${company.shortName} in ${company.country.name}, each with its client, dates and status.`,
  purpose: 'Plants we have built and plants we are building now.',
  picture: 'tank-farm',
  closingPicture: 'pipeline',
  isLow: true,
  crumbs: [{ label: 'Projects', to: '/projects' }],
}

function ProjectsPage() {
  const view = Route.useLoaderData()
  return (
    <>
      <Page {...words}>
        <Section title="Completed, current and planned projects" isTitleHidden>
          <ProjectList view={view} views={<ProjectViews viewName={view?.name} />} />
        </Section>
      </Page>
      <CallBar />
    </>
  )
}
