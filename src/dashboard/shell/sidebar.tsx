import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { CloudOff, LogOut } from 'lucide-react'
import { endSession } from '#src/api/session.ts'
import { SyncLink } from '#src/dashboard/device/sync-link.tsx'
import { sidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'
import { useNewRecords } from '#src/dashboard/new-records/use-new-records.ts'
import { useSavedCounts } from '#src/dashboard/search/saved-counts.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { company } from '#src/site/company/company.ts'
import { classes } from '#src/ui/classes.ts'

/** The way to every screen; in the sidebar and in the slide-over alike. */
export function SidebarLinks({ onNavigate }: { onNavigate?: () => void }) {
  const counts = useSavedCounts(sidebarScreens.map(({ key }) => key))
  const inboxes = useNewRecords()
  const isCutOff = useAtomValue(connectionAtom) !== 'online'
  return (
    <>
      <Link to="/" className="flex h-14 shrink-0 items-center px-4 max-md:hidden">
        <img src="/brand/logo-on-dark.svg" alt={`${company.name}: public site`} className="h-8 w-auto" />
      </Link>
      <nav aria-label="Dashboard" className="flex flex-1 flex-col gap-0.5 p-2">
        {sidebarScreens.map(({ to, label, icon: Icon, key }, index) => {
          const fresh = inboxes.find((inbox) => inbox.to === to)?.count
          const count = fresh ? `${fresh} new` : counts[index]
          const isMissing = isCutOff && key !== undefined && count === undefined
          const more = isMissing ? 'not on this device' : count
          return (
            <Link
              key={label}
              to={to}
              aria-label={more === undefined ? undefined : `${label}, ${more}`}
              onClick={onNavigate}
              activeOptions={{ exact: to === '/dashboard', includeSearch: false }}
              className={entryClass}
              activeProps={{ className: 'bg-ink/10 border-signal! font-semibold', 'aria-current': 'page' }}
            >
              <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
              {label}
              {count !== undefined && (
                <span
                  className={classes(
                    'ml-auto shrink-0 text-xs tabular-nums',
                    fresh ? newClass : 'text-ink-soft',
                  )}
                >{` ${count}`}</span>
              )}
              {isMissing && (
                <CloudOff aria-hidden size={14} strokeWidth={1.5} className="ml-auto shrink-0 text-caution" />
              )}
            </Link>
          )
        })}
      </nav>
      <div className="border-t border-line p-2">
        <SyncLink className={entryClass} onNavigate={onNavigate} />
        <button
          type="button"
          className={`${entryClass} w-full`}
          onClick={() => void endSession('signed-out')}
        >
          <LogOut aria-hidden size={18} strokeWidth={1.5} />
          Logout
        </button>
      </div>
    </>
  )
}

const newClass = 'rounded-full bg-signal px-2 py-0.5 font-semibold text-on-signal'
const entryClass =
  'flex min-h-(--control) items-center gap-3 rounded-md border-l-2 border-transparent px-3 text-ink hover:bg-ink/10'
