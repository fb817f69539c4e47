import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'

/** Collection and route of each kind of record. */
const kinds = {
  project: { collection: 'projects', to: '/project/$id' },
  service: { collection: 'services', to: '/service/$id' },
  article: { collection: 'blogs', to: '/blog-details/$id' },
} as const

export type SavedThing = keyof typeof kinds

/** Replaces a record that is not on this device and cannot be loaded offline: lists cached ones. */
export function SavedInstead({ thing }: { thing: SavedThing }) {
  const { collection, to } = kinds[thing]
  const otherRecords = savedRecords(useQueryClient(), collection)
  return (
    <div className="mt-4 max-w-prose">
      <h2 className="text-2xl">{`This ${thing} is not on this device yet`}</h2>
      <p className="mt-2 text-ink-soft">Open it once online, and it can be read offline afterwards.</p>
      {otherRecords.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{`What is on this device: ${thing}s`}</h3>
          <ul className={listClass}>
            {otherRecords.map(({ id, name }) => (
              <li key={id}>
                <Link to={to} params={{ id }} className={linkClass}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <SavedPages />
    </div>
  )
}

/** Links to the pages whose content is on this device. */
export function SavedPages() {
  const client = useQueryClient()
  const saved = pages.filter(({ needs }) => !needs || isSaved(client, needs))
  return (
    <nav aria-label="Pages on this device" className="mt-6">
      <h2 className="font-sans font-semibold text-base">Pages on this device</h2>
      <ul className={listClass}>
        {saved.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Page {
  to: LinkProps['to']
  label: string
  /** Collection that the page cannot do without. */
  needs?: string
}

const pages: Page[] = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services', needs: 'services' },
  { to: '/projects', label: 'Projects', needs: 'projects' },
  { to: '/careers', label: 'Careers', needs: 'careers' },
  { to: '/blog', label: 'Blog', needs: 'blogs' },
  { to: '/gallery', label: 'Gallery', needs: 'media' },
  { to: '/contact', label: 'Contact' },
]

function isSaved(client: QueryClient, collection: string): boolean {
  const lists = client.getQueriesData({ queryKey: [collection, 'visitor', 'list'] })
  return lists.some(([, data]) => data !== undefined)
}

interface Titled {
  _id: string
  title?: string
  name?: string
}

/** Returns cached records from lists and visited pages, each once. Six are enough. */
function savedRecords(client: QueryClient, collection: string): { id: string; name: string }[] {
  const queries = client.getQueriesData<Titled | Titled[]>({ queryKey: [collection, 'visitor'] })
  const names = new Map<string, string>()
  for (const { _id, title, name } of queries.flatMap(([, data]) => data ?? [])) {
    const words = title || name
    if (_id && words) names.set(_id, words)
  }
  return [...names].slice(0, 6).map(([id, name]) => ({ id, name }))
}

const listClass = 'mt-2 flex flex-col'
const linkClass = 'inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4'
