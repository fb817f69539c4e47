import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { Circle, CircleCheck } from 'lucide-react'
import { useFeature } from '#src/api/has-feature.ts'
import { api } from '#src/api/index.ts'
import { sessionAtom } from '#src/api/session.ts'
import { company } from '#src/company/company.ts'
import { readPushState } from '#src/dashboard/offline-data/push/push.ts'
import { Alert } from '#src/ui/alert.tsx'
import { useMedia } from '#src/ui/browser/use-media.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { type FirstStep, firstSteps, hasOpenSteps, type StepName } from './first-steps.ts'

/** Whether the user has closed the list; stored on the device. */
export const isHiddenAtom = atomWithStorage('first-steps-hidden', false, undefined, { getOnInit: true })

/** First steps of a new owner until the site has its own content, and a warning while it shows the placeholder. */
export function FirstRun() {
  const [isHidden, setHidden] = useAtom(isHiddenAtom)
  const canChange = useFeature('site')
  return (
    <>
      {isPlaceholder && (
        <Alert tone="caution" className="print:hidden" title="The site still shows the placeholder company">
          {`Visitors see ${company.name} and ${company.phones[0]}${canChange ? ': change them under Settings' : ', which are part of the build'}. Leaders, clients and claims are part of the build: ask whoever runs the site to replace them.`}
        </Alert>
      )}
      {isHidden !== true && <Checklist onHide={() => setHidden(true)} />}
    </>
  )
}

/** Addresses under `.example` belong to no one. */
const isPlaceholder = company.emails.some((address: string) => address.endsWith('.example'))

function Checklist({ onHide }: { onHide: () => void }) {
  const steps = useFirstSteps()
  if (!hasOpenSteps(steps)) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 border-line border-b bg-paper-sunk px-4 py-1.5">
        <h2 className="py-1.5 text-lg">First steps</h2>
        <p className="grow text-ink-soft text-sm tabular-nums">{`${done} of ${steps.length} done`}</p>
        <Button variant="quiet" size="small" onClick={onHide}>
          Hide these steps
        </Button>
      </div>
      <ol
        aria-label="First steps"
        className="grid grid-cols-1 gap-x-4 px-2 py-1 sm:grid-cols-2 lg:grid-cols-3"
      >
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ name, isDone }: FirstStep) {
  const { label, to } = places[name]
  const Icon = isDone ? CircleCheck : Circle
  const words = (
    <>
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.5}
        className={isDone ? 'shrink-0 text-safe' : 'shrink-0 text-ink-soft'}
      />
      <span>{label}</span>
      {isDone && <span className="sr-only">(done)</span>}
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={stepClass}>
          {words}
        </Link>
      ) : (
        <a href="/quote" target="_blank" rel="noopener noreferrer" className={stepClass}>
          {words}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </li>
  )
}

const stepClass = 'flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-paper-sunk'

/** Words of each step and the screen that it leads to; the form for visitors is a page of the site. */
const places: Record<StepName, { label: string; to?: NonNullable<LinkProps['to']> }> = {
  details: { label: 'Enter your name, phone and address', to: '/dashboard/settings' },
  logo: { label: 'Upload your logo', to: '/dashboard/settings' },
  service: { label: 'Add your first service', to: '/dashboard/services/new' },
  project: { label: 'Add your first project', to: '/dashboard/projects/new' },
  team: { label: 'Add your team', to: '/dashboard/team/new' },
  job: { label: 'Add an open position', to: '/dashboard/careers/new' },
  quote: { label: 'Send a test quote request' },
  colleague: { label: 'Invite a colleague', to: '/dashboard/profile' },
  notices: { label: 'Turn on notices on your phone', to: '/dashboard/device' },
  install: { label: 'Install the app', to: '/dashboard/install' },
}

function useFirstSteps(): FirstStep[] {
  const isSuperAdmin = useAtomValue(sessionAtom)?.admin.role === 'super_admin'
  const hasPush = useFeature('push')
  const { data: settings } = useQuery(api.settings.read())
  const { data: admins } = useQuery({ ...api.admins.list(), enabled: isSuperAdmin })
  const { data: push } = useQuery({
    queryKey: ['notices'],
    queryFn: readPushState,
    enabled: hasPush,
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  })
  return firstSteps({
    settings,
    services: useCount(api.services.list()),
    projects: useCount(api.projects.list()),
    team: useCount(api.team.list()),
    careers: useCount(api.careers.list()),
    quoteRequests: useCount(api.quoteRequests.list()),
    admins: isSuperAdmin ? admins?.length : undefined,
    hasNotices: push === undefined || push === 'unsupported' ? undefined : push === 'on',
    isInstalled: useMedia('(display-mode: standalone)'),
  })
}

/** Returns the length of a list; fetches only what was never cached. */
function useCount<Item>(list: UseQueryOptions<Item[]>): number | undefined {
  return useQuery({ ...list, enabled: ({ state }) => state.data === undefined }).data?.length
}
