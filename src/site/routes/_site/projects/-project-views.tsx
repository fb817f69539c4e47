import { Link } from '@tanstack/react-router'

const views = [
  { label: 'List' },
  { label: 'Programme', view: 'programme' },
  { label: 'Map', view: 'map' },
] as const

/** Links to the views of the projects: each has an address, and the filters stay. */
export function ProjectViews({ viewName }: { viewName: string | undefined }) {
  return (
    <nav aria-label="Views">
      <ul className="flex flex-wrap gap-1">
        {views.map(({ label, ...viewChoice }) => {
          const view = 'view' in viewChoice ? viewChoice.view : undefined
          return (
            <li key={label}>
              <Link
                to="/projects"
                // The router's types do not know the view and the filters, because no route declares them.
                search={((before: object) => ({ ...before, view })) as never}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={view === viewName ? 'page' : undefined}
                className="inline-flex min-h-(--control) items-center gap-2 rounded-md border border-line px-3 font-semibold text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper print:hidden"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
