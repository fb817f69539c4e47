import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { CloudOff, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { SyncLink } from '#src/dashboard/device/sync-link.tsx'
import { logout } from '#src/dashboard/navigation/logout.ts'
import { sidebarScreens } from '#src/dashboard/navigation/sidebar-screens.ts'
import { useNewRecords } from '#src/dashboard/new-records/use-new-records.ts'
import { waitingAtom } from '#src/dashboard/new-records/waiting-counts.ts'
import { useSavedCounts } from '#src/dashboard/search/saved-counts.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { company } from '#src/site/company/company.ts'
import { classes } from '#src/ui/classes.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { foldedAtom } from './folded.ts'

interface SidebarLinksProps {
  /** In windows of a middling width: icons alone, whose names come when they are pointed at. */
  mayBeRail?: boolean
  onNavigate?: () => void
}

/** The way to every screen; in the sidebar and in the slide-over alike. */
export function SidebarLinks({ mayBeRail, onNavigate }: SidebarLinksProps) {
  const counts = useSavedCounts(sidebarScreens.map(({ key }) => key))
  const inboxes = useNewRecords()
  const waiting = useAtomValue(waitingAtom)
  const inRail = mayBeRail ? railClasses : undefined
  return (
    <>
      <Link
        to="/"
        className={classes(
          '-outline-offset-2 flex h-14 shrink-0 items-center px-4 max-md:hidden',
          inRail?.logo,
        )}
        title={mayBeRail ? `${company.name}: public site` : undefined}
      >
        <img
          src="/brand/logo-on-dark.svg"
          alt={`${company.name}: public site`}
          className={classes('on-own-steel h-8 w-auto', inRail?.wide)}
        />
        {mayBeRail && <img src="/favicon.svg" alt="" className="hidden size-8 rail:block" />}
      </Link>
      <nav aria-label="Dashboard" className="flex flex-1 flex-col gap-0.5 p-2">
        {sidebarScreens.map((screen, index) => (
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

/** Where there is room for names: whether they are shown is the person's choice. */
function FoldButton() {
  const [kept, keep] = useAtom(foldedAtom)
  const isFolded = kept === true
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
  screen: (typeof sidebarScreens)[number]
  /** How many records of it this device has; undefined where it has no list of them. */
  saved: number | undefined
  /** How many of them are new. */
  fresh: number | undefined
  /** How many of them nobody has answered. */
  waiting: number | undefined
  inRail: typeof railClasses | undefined
}

/** The way to one screen, with how much is behind it. */
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
  const told = fresh ? `${count} new` : count
  const more = isMissing ? 'not on this device' : told
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
      <span className={classes('min-w-0 truncate', inRail?.wide)}>{label}</span>
      {count !== undefined && (
        <span
          // Drawn in place of the total and of what is new, which the entry's name goes on saying.
          data-waiting={owed}
          className={classes(
            'ml-auto shrink-0 text-xs tabular-nums',
            fresh ? newClass : (owed && waitingClass) || 'text-ink-soft',
            owed && 'before:content-[attr(data-waiting)]',
            fresh || owed ? inRail?.dot : inRail?.wide,
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
  'relative flex min-h-(--control) items-center gap-3 rounded-md border-l-2 border-transparent px-3 forced-colors:border-[Canvas] text-ink hover:bg-ink/10'

/** Between a phone's width and a desk's, and where it was folded. */
const railClasses = {
  logo: 'rail:justify-center rail:px-0',
  entry: 'rail:justify-center rail:px-0',
  /** Not to be seen there, and still the entry's name. */
  wide: 'rail:sr-only',
  corner: 'rail:absolute rail:top-0.5 rail:right-0.5',
  /** What is new or waits is a dot. */
  dot: 'rail:absolute rail:top-1 rail:right-1 rail:size-2.5 rail:overflow-hidden rail:p-0 rail:indent-4',
}
