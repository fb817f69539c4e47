import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Service } from '#src/contract/services/record.ts'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import { ServiceIcon } from './service-icon.tsx'

interface ServiceCardProps {
  service: Service
  /** Element: an item of a `<ul>`, or an article if the list makes its own items. */
  as?: 'li' | 'article'
  /** Shows a ruled row instead of a box, if there is room. */
  isRow?: boolean
}

/** A service in a list: icon, name, short description, and a link. */
export function ServiceCard({ service, as = 'li', isRow = false }: ServiceCardProps) {
  const name = service.name || 'Service without a name'
  return (
    <Card
      as={as}
      lift={service._id !== ''}
      className={classes(
        // With text at twice the size, the name wraps below the icon.
        'flex flex-wrap grid-rows-[auto_1fr] gap-x-4 p-5 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-5 lg:p-6',
        isRow ? 'sm:border-0 sm:border-t lg:rounded-none' : 'h-full',
      )}
    >
      <div className="sm:row-span-2">
        <ServiceIcon src={service.iconUrl} />
      </div>
      <h3 className="grow basis-32 self-center text-lg wrap-anywhere sm:self-start">{name}</h3>
      <div
        className={classes(
          'mt-3 flex w-full flex-col sm:col-start-2 sm:mt-1.5',
          isRow && 'justify-between sm:flex-row sm:gap-x-8',
        )}
      >
        <p className="mb-3 text-pretty text-ink-soft">
          {service.shortDescription || 'Ask us what this covers at your site.'}
        </p>
        {service._id && (
          <Link
            to="/service/$id"
            params={{ id: service._id }}
            className="mt-auto inline-flex min-h-11 shrink-0 items-center gap-2 self-start font-semibold text-signal underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <span>
              Read more<span className="sr-only">{` about ${name}`}</span>
            </span>
            <ArrowRight aria-hidden size={18} strokeWidth={1.5} />
          </Link>
        )}
      </div>
    </Card>
  )
}
