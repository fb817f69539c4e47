import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sentenceOf } from '#src/api/api-error.ts'
import { sessionAtom } from '#src/api/session.ts'
import { system } from '#src/api/system.ts'
import type { SystemState } from '#src/contract/system/record.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'

/** Queue of outgoing mails, with a button that sends a test to the user. */
export function MailPanel({ mail: { isConfigured, waiting, failed } }: { mail: SystemState['mail'] }) {
  const email = useAtomValue(sessionAtom)?.admin.email
  const test = useMutation(system.sendTestMail())
  const guard = useOfflineGuard()
  return (
    <Panel title="Mail">
      <Facts>
        <Fact term="Sent by">
          {isConfigured ? 'The mail server' : 'No mail server: mails are files on the server'}
        </Fact>
        <Fact term="Waiting">{waiting}</Fact>
        <Fact term="Given up">{failed}</Fact>
      </Facts>
      {test.isError && <Alert tone="danger">{sentenceOf(test.error)}</Alert>}
      <Button
        variant="secondary"
        className="self-start"
        busy={test.isPending}
        busyLabel="Sending..."
        onClick={() => test.mutate()}
        {...guard}
      >
        Send a test
      </Button>
      <p role="status">{test.isSuccess && `A test is on its way to ${email}.`}</p>
    </Panel>
  )
}
