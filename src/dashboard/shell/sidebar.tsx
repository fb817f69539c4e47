import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { CloudOff, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { company } from '#src/company/company.ts'
import { LogoPicture } from '#src/company/logo-picture.tsx'
import { SyncLink } from '#src/dashboard/device/sync-link.tsx'
import { logout } from '#src/dashboard/navigation/logout.ts'
import { useSidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'
import { useNewRecords } from '#src/dashboard/new-records/use-new-records.ts'
import { waitingAtom } from '#src/dashboard/new-records/waiting-counts.ts'
import { useSavedCounts } from '#src/dashboard/search/saved-counts.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { classes } from '#src/ui/classes.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { foldedAtom } from './folded.ts'

interface SidebarLinksProps {
  /** Whether medium-width windows show icons alone, with names on hover. */
  mayBeRail?: boolean
  onNavigate?: () => void
}

/** Links to every screen, for both the sidebar and the drawer. */
export function SidebarLinks({ mayBeRail, onNavigate }: SidebarLinksProps) {
  const screens = useSidebarScreens()
  const counts = useSavedCounts(screens.map(({ key }) => key))
  const inboxes = useNewRecords()
  const waiting = useAtomValue(waitingAtom)
  const inRail = mayBeRail ? railClasses : undefined
  return (
    <>
      <a
        href="/"
        className={classes(
          '-outline-offset-2 flex h-14 shrink-0 items-center px-4 max-md:hidden',
          inRail?.logo,
        )}
        title={mayBeRail ? `${company.name}: public site` : undefined}
      >
        <LogoPicture alt={`${company.name}: public site`} className={classes('h-8', inRail?.wide)} />
        {mayBeRail && (
          <img
            src={company.hasDrawnIcons ? '/favicon.svg' : '/icon-192.png'}
            alt=""
            className="hidden size-8 rail:block"
          />
        )}
      </a>
      <nav aria-label="Dashboard" className="flex flex-1 flex-col gap-0.5 p-2">
        {screens.map((screen, index) => (
          <SidebarEntry
            key={screen.label}
            screen={screen}
            saved={counts[index]}
            fresh={inboxes.find((inbox) => inbox.to === screen.to)?.count}
            waiting={screen.name ? waiting[screen.name] : undefined}
            inRail={inRail}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      <div className="border-t border-line p-2">
        {mayBeRail && <FoldButton />}
        <SyncLink
          className={classes(entryClass, inRail?.entry)}
          words={inRail?.wide}
          onNavigate={onNavigate}
        />
        <button
          type="button"
          title={mayBeRail ? 'Logout' : undefined}
          className={classes(entryClass, 'w-full', inRail?.entry)}
          onClick={logout}
        >
          <LogOut aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
          <span className={inRail?.wide}>Logout</span>
        </button>
      </div>
    </>
  )
}

/** Button that shows or hides the names in wide windows. */
function FoldButton() {
  const [storedValue, keep] = useAtom(foldedAtom)
  const isFolded = storedValue === true
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const label = isFolded ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <button
      type="button"
      title={label}
      aria-expanded={!isFolded}
      className={classes(entryClass, 'w-full max-[68.75rem]:hidden', railClasses.entry)}
      onClick={() => keep(!isFolded)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
      <span className={railClasses.wide}>{label}</span>
    </button>
  )
}

interface SidebarEntryProps extends Pick<SidebarLinksProps, 'onNavigate'> {
  screen: ReturnType<typeof useSidebarScreens>[number]
  /** Number of cached records; undefined if the list is not cached. */
  saved: number | undefined
  /** Number of new records. */
  fresh: number | undefined
  /** Number of waiting records. */
  waiting: number | undefined
  inRail: typeof railClasses | undefined
}

/** Link to one screen, with its counts. */
function SidebarEntry({
  screen: { to, label, icon: Icon, key },
  saved,
  fresh,
  waiting,
  inRail,
  onNavigate,
}: SidebarEntryProps) {
  const isCutOff = useAtomValue(connectionAtom) !== 'online'
  const isMissing = isCutOff && key !== undefined && saved === undefined
  const count = saved === undefined ? saved : withThousands(fresh || saved)
  const countText = fresh ? `${count} new` : count
  const more = isMissing ? 'not on this device' : countText
  const owed = waiting ? withThousands(waiting) : undefined
  const about = [inRail && label, owed && `${owed} waiting`].filter(Boolean).join(', ')
  return (
    <Link
      to={to}
      title={about || undefined}
      aria-label={more === undefined ? undefined : `${label}, ${more}`}
      onClick={onNavigate}
      activeOptions={{ exact: to === '/dashboard', includeSearch: false }}
      className={classes(entryClass, inRail?.entry)}
      activeProps={{ className: 'bg-ink/10 border-signal! font-semibold', 'aria-current': 'page' }}
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
      <span className={classes('min-w-0', inRail?.wide)}>{label}</span>
      {count !== undefined && (fresh || owed) && (
        <span
          // Replaces the total and the number of new records, which stay in the entry's accessible name.
          data-waiting={owed}
          className={classes(
            'ml-auto shrink-0 text-xs tabular-nums',
            fresh ? newClass : waitingClass,
            owed && 'before:content-[attr(data-waiting)]',
            inRail?.dot,
          )}
        >
          <span className={owed && 'sr-only'}>{` ${count}`}</span>
        </span>
      )}
      {isMissing && (
        <CloudOff
          aria-hidden
          size={14}
          strokeWidth={1.5}
          className={classes('ml-auto shrink-0 text-caution', inRail?.corner)}
        />
      )}
    </Link>
  )
}

const waitingClass = 'rounded-full border border-caution px-1.5 font-semibold text-ink! rail:bg-caution'
const newClass = 'rounded-full bg-signal px-2 py-0.5 font-semibold text-on-signal'
const entryClass =
  'relative flex min-h-(--control) items-center gap-2 rounded-md border-l-2 border-transparent px-3 forced-colors:border-[Canvas] text-ink hover:bg-ink/10'

/** Classes between phone and desktop width, and for a folded sidebar. */
const railClasses = {
  logo: 'rail:justify-center rail:px-0',
  entry: 'rail:justify-center rail:px-0',
  /** Hidden on screen, and still the entry's accessible name. */
  wide: 'rail:sr-only',
  corner: 'rail:absolute rail:top-0.5 rail:right-0.5',
  /** A dot marks new or waiting records. */
  dot: 'rail:absolute rail:top-1 rail:right-1 rail:size-2.5 rail:overflow-hidden rail:p-0 rail:indent-4',
}
