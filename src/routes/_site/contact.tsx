import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/contact')({
  component: ContactPage,
})

function ContactPage() {
  return <Banner title="Contact Us" purpose="Call, write or visit us in Warri." picture="jetty" />
}
