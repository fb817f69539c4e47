import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { isWaiting, useFollowedUp } from '#src/dashboard/follow-ups/follow-ups.ts'
import { listRoute, type Named, recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { classes } from '#src/ui/classes.ts'
import { withKeys } from '#src/ui/keyed.ts'
import { age } from '#src/ui/text/date.ts'
import { type Neighbours, waitingWords } from './neighbours.ts'
import { Wait } from './wait.tsx'

type Row = { _id: string; createdAt?: unknown; appliedAt?: unknown; status?: unknown }

interface InboxPaneProps<Item> {
  resource: Named
  collection: InboxName
  id: string
  neighbours: Neighbours<Item>
  /** Subject of a record, and a figure that is never truncated. */
  inShort: (item: Item) => readonly [about: string, figure?: string]
}

/** Number of rows rendered at once around the open record. */
const part = 50

/** Inbox beside the open record, with the filters and order of its list. */
export function InboxPane<Item extends Row>(props: InboxPaneProps<Item>) {
  const { resource, collection, id, neighbours, inShort } = props
  const { rows, index, isKnown } = neighbours
  const followedUp = useFollowedUp(collection)
  const now = useMinute()
  const entry = resourceOf(resource)
  const first = Math.floor(Math.max(index, 0) / part) * part
  const visibleRows = rows.slice(first, first + part)
  const waiting = rows.filter((row) => isWaiting(collection, row, followedUp)).length
  return (
    <aside aria-label={`${entry?.label}, all`} className={paneClass}>
      <div className="border-line border-b px-3 py-2">
        <Link to={listRoute(resource)} activeOptions={{ exact: true }} className="font-semibold">
          {entry?.label}
        </Link>
        <p className="text-ink-soft text-sm tabular-nums">
          {waitingWords(waiting, isKnown ? rows.length : undefined)}
        </p>
      </div>
      <nav aria-label={`${entry?.label}, list`} className="min-h-0 overflow-y-auto" onKeyDown={moveBetween}>
        <ul>
          {withKeys(visibleRows).map(({ key, item }) => {
            const isOpen = item._id === id
            const [about, figure] = inShort(item)
            return (
              <li key={key} className="border-line border-b last:border-b-0">
                <Link
                  to={recordRoute(resource)}
                  params={{ id: item._id }}
                  replace
                  preload="intent"
                  aria-current={isOpen ? 'page' : undefined}
                  ref={isOpen ? showUp : undefined}
                  className="-outline-offset-2 block border-transparent border-l-2 px-3 py-2 text-ink hover:bg-paper-sunk aria-[current]:border-signal aria-[current]:bg-paper-sunk"
                >
                  <span className="flex items-baseline gap-2">
                    <span
                      className={classes(
                        'min-w-0 grow truncate',
                        isWaiting(collection, item, followedUp) && 'font-semibold',
                      )}
                    >
                      {`${entry?.words(item).title || '(no name)'} `}
                    </span>
                    {followedUp.has(item._id) && (
                      <span className="shrink-0 self-center text-safe">
                        <Check aria-hidden size={16} strokeWidth={2} />
                        <span className="sr-only">answered, </span>
                      </span>
                    )}
                    {isWaiting(collection, item, followedUp) && receivedAt(item) > 0 ? (
                      <Wait since={receivedAt(item)} now={now} isShort className="shrink-0 text-xs" />
                    ) : (
                      <span className="shrink-0 text-ink-soft text-xs">
                        {age(receivedAt(item) || undefined, now)}
                      </span>
                    )}
                  </span>{' '}
                  <span className="flex text-ink-soft text-sm">
                    <span className="min-w-0 truncate">{about || 'N/A'}</span>
                    {figure && (
                      <span className="max-w-1/2 shrink-0 truncate whitespace-pre">{` · ${figure}`}</span>
                    )}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {rows.length > part && (
        <p className="border-line border-t px-3 py-2 text-ink-soft text-sm tabular-nums">
          {`${(first + 1).toLocaleString('en')}–${(first + visibleRows.length).toLocaleString('en')} of ${rows.length.toLocaleString('en')}`}
        </p>
      )}
    </aside>
  )
}

function moveBetween(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link.contains(document.activeElement)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Scrolls within the pane alone: the page stays in place. */
function showUp(link: HTMLElement | null) {
  const pane = link?.closest('nav')
  if (!link || !pane) return
  const [top, bottom] = [link.offsetTop - pane.offsetTop, link.offsetTop - pane.offsetTop + link.offsetHeight]
  if (top < pane.scrollTop) pane.scrollTop = top
  else if (bottom > pane.scrollTop + pane.clientHeight) pane.scrollTop = bottom - pane.clientHeight
}

const paneClass =
  'sticky top-[calc(var(--top-bar)+1.5rem)] flex max-h-[calc(100dvh-var(--top-bar)-3rem)] flex-col overflow-hidden rounded-md border border-line print:hidden'
