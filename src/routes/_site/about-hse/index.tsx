import { createFileRoute } from '@tanstack/react-router'
import { Page, type PageWords } from '#src/site/frame/page.tsx'
import { Policies } from './-about-policies.tsx'

export const Route = createFileRoute('/_site/about-hse/')({
  component: HsePage,
})

const words: PageWords = {
  title: 'HSEs',
  description:
    'What we promise on quality, safety and the environment: continuous improvement, the right of everybody to halt unsafe work, and a site left clean.',
  purpose:
    'Our quality, safety and environmental policies. Clients and inspectors may hold us to every line.',
  picture: 'pipe-rack',
  closingPicture: 'turbine-hall',
  crumbs: [
    { label: 'About Us', to: '/about' },
    { label: 'HSEs', to: '/about-hse' },
  ],
}

function HsePage() {
  return (
    <Page {...words}>
      <Policies />
    </Page>
  )
}
