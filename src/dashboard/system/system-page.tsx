import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isGone } from '#src/api/api-error.ts'
import { sessionAtom } from '#src/api/session.ts'
import { system } from '#src/api/system.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { age } from '#src/ui/text/date.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import { BackupPanel } from './backup-panel.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { MailPanel } from './mail-panel.tsx'

/** State of the server for super admins. To anyone else, the screen does not exist. */
export function SystemPage() {
  const isSuperAdmin = useAtomValue(sessionAtom)?.admin.role === 'super_admin'
  return isSuperAdmin ? <SystemScreen /> : <ScreenNotFound />
}

function SystemScreen() {
  const query = useQuery(system.read())
  // A backend without the feature responds 404. This may be the first response that the device gets from it.
  if (!query.data && isGone(query.error)) return <ScreenNotFound />
  return (
    <ListPage title="System">
      <QueryState
        query={query}
        skeleton={<SkeletonCards count={4} lines={4} className="grid gap-4 lg:grid-cols-2" />}
        unsaved
      >
        {({ version, startedAt, problems, disk, database, backup, mail, push, errors }) => (
          <>
            {problems.length > 0 && (
              <Alert tone="caution" title="This server needs attention">
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Alert>
            )}
            <div className="grid gap-4 lg:grid-cols-2">
              <Panel title="This server">
                <Facts>
                  <Fact term="Version">{version || 'N/A'}</Fact>
                  <Fact term="Started">{age(startedAt)}</Fact>
                  <Fact term="Disk">{`${fileSize(disk.free)} free of ${fileSize(disk.total)}`}</Fact>
                  <Fact term="Database">
                    {[database.kind, fileSize(database.size)].filter(Boolean).join(', ')}
                  </Fact>
                  <Fact term="Notices on devices">
                    {push.isOn ? `On for ${counted(push.browsers, 'browser')}` : 'Off'}
                  </Fact>
                </Facts>
              </Panel>
              <BackupPanel backup={backup} />
              <MailPanel mail={mail} />
              <ErrorPanel errors={errors} startedAt={startedAt} />
            </div>
          </>
        )}
      </QueryState>
    </ListPage>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function ScreenNotFound() {
  return (
    <ListPage title="Page Not Found">
      <Empty
        title="There is no screen at this address."
        action={
          <Link to="/dashboard" className={buttonClass()}>
            Back to Dashboard
          </Link>
        }
      />
    </ListPage>
  )
}
