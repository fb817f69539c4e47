import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/management-team')({
  head: () => pageHead('Our Management Team'),
  component: ManagementTeamPage,
})

function ManagementTeamPage() {
  return (
    <Banner
      title="Our Management Team"
      purpose="The people who answer for our projects."
      picture="control-room"
    />
  )
}
