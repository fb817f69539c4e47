import { content } from '#src/api/content.ts'
import type { Service } from '#src/contract/services/record.ts'
import type { RecordWords } from '#src/site/layout/record-page.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Columns of a service's page and of its placeholder. */
export const serviceColumns = 'grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16'

export const serviceRecord: RecordWords<Service> = {
  thing: 'service',
  query: content.services.detail,
  isBlank: ({ _id, name, fullDescription }) => !_id && !name && !fullDescription,
  list: { label: 'Services', to: '/services' },
  name: 'Service',
  notFound: 'Service not found',
  description: 'What this engineering service includes, and how to ask us for a price.',
  headingRoom: 'two lines',
  title: ({ name }) => name || 'Service',
}

/** Placeholder of a service's scope and facts. */
export function ServiceSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="sheet py-14 lg:py-20">
      <div data-skeleton className={serviceColumns}>
        <div>
          <Skeleton className="h-7 w-11/12" />
          <Skeleton className="mt-2 h-7 w-2/3" />
          <Skeleton className="mt-10 h-9 w-64 max-w-full" />
          {lines.map((line) => (
            <Skeleton key={line} className="mt-8 h-5" />
          ))}
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="size-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  )
}

const lines = [1, 2, 3, 4, 5, 6]
