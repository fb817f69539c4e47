import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { nearestTo } from './-nearest.ts'

/** Link to the service whose texts are most like the words of a search without results. */
export function NearestService({ query }: { query: string }) {
  const { data = [] } = useQuery({ ...content.services.list(), enabled: false })
  const service = nearestTo(
    query,
    data.filter(({ _id }) => _id),
    ({ name, shortDescription, fullDescription }) => `${name} ${shortDescription} ${fullDescription}`,
  )
  return service ? (
    <Link to="/service/$id" params={{ id: service._id }} className={buttonClass('secondary')}>
      {service.name}
    </Link>
  ) : (
    <Link to="/services" className={buttonClass('secondary')}>
      All services
    </Link>
  )
}
