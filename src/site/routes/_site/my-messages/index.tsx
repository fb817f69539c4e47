import { createFileRoute } from '@tanstack/react-router'
import { Section } from '#src/site/content/section.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { MyMessages } from './-my-messages.tsx'

export const Route = createFileRoute('/_site/my-messages/')({
  component: MyMessagesPage,
})

const words: PageWords = {
  title: 'Sent from this device',
  description:
    'Requests, messages and applications that were written on this device, and whether they have arrived.',
  purpose: 'What you wrote to us here, and whether it has arrived.',
  picture: 'substation',
  crumbs: [{ label: 'Sent from this device' }],
}

function MyMessagesPage() {
  return (
    <Page {...words} indexed={false} about={false} closing={false}>
      <Section
        number="01"
        label="Your messages"
        title="Requests, messages and applications"
        purpose="They are kept on this device only, until they have arrived. After that only the reference stays, for 30 days."
      >
        <WithoutScript part="This list" />
        <MyMessages />
      </Section>
    </Page>
  )
}
