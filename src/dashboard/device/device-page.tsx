import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { deviceSearch } from './device-search.ts'
import { Readiness } from './readiness.tsx'
import { Storage } from './storage.tsx'

/** Screen about this device: the records that can be read offline, and the storage that everything takes. */
export function DevicePage() {
  const { tab } = deviceSearch(useSearch({ strict: false }))
  const hasPush = useFeature('push')
  return (
    <ListPage title="This device">
      <nav aria-label="This device">
        <ul className="flex flex-wrap gap-2">
          {tabs.map(({ label, search }) => (
            <li key={label}>
              <Link
                to="/dashboard/device"
                search={search}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={search.tab === tab ? 'page' : undefined}
                className="inline-flex min-h-(--control) items-center rounded-md border border-line px-3 font-semibold hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'storage' ? <Storage /> : <Readiness />}
      {hasPush && tab !== 'storage' && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </ListPage>
  )
}

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

const tabs: { label: string; search: { tab?: 'storage' } }[] = [
  { label: 'Records', search: {} },
  { label: 'Storage', search: { tab: 'storage' } },
]
