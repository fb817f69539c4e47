import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { endSession } from '#src/api/session.ts'
import { SyncLink } from './device/sync-link.tsx'
import { screens } from './screens.ts'
import { useSavedCounts } from './search/saved-counts.ts'

/** The way to every screen; in the sidebar and in the slide-over alike. */
export function SidebarLinks({ onNavigate }: { onNavigate?: () => void }) {
  const counts = useSavedCounts(screens.map(({ list }) => list))
  return (
    <>
      <Link to="/" className="flex h-14 shrink-0 items-center px-4 max-md:hidden">
        <img
          src="/brand/logo-on-dark.svg"
          alt="Kelvara Engineering Services: public site"
          className="h-8 w-auto"
        />
      </Link>
      <nav aria-label="Dashboard" className="flex flex-1 flex-col gap-0.5 p-2">
        {screens.map(({ to, label, icon: Icon }, place) => (
          <Link
            key={label}
            to={to}
            aria-label={counts[place] === undefined ? undefined : `${label}, ${counts[place]}`}
            onClick={onNavigate}
            activeOptions={{ exact: to === '/dashboard', includeSearch: false }}
            className={entryClass}
            activeProps={{ className: 'bg-ink/10 border-signal! font-semibold', 'aria-current': 'page' }}
          >
            <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
            {label}
            {counts[place] !== undefined && (
              <span className="ml-auto text-ink-soft text-xs tabular-nums">{` ${counts[place]}`}</span>
            )}
          </Link>
        ))}
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

const entryClass =
  'flex min-h-(--control) items-center gap-3 rounded-md border-l-2 border-transparent px-3 text-ink hover:bg-ink/10'
