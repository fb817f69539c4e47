import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { Section } from '#src/site/content/section.tsx'
import { keyed } from '#src/ui/keyed.ts'

interface ServiceRelatedProps {
  /** Of the address: the record itself may have lost its own. */
  id: string
  category: string
}

/** Up to four other services, those of the same category first; nothing while they are not there. */
export function ServiceRelated({ id, category }: ServiceRelatedProps) {
  const { data: services = [] } = useQuery(content.services.list())
  const others = services.filter(({ _id }) => _id !== '' && _id !== id)
  const related = others
    .sort((one, other) => Number(other.category === category) - Number(one.category === category))
    .slice(0, 4)
  if (related.length === 0) return null
  return (
    <Section number="01" label="Services" title="Often ordered together" tone="sunk">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        {keyed(related).map(({ key, item }) => (
          <ServiceCard key={key} service={item} />
        ))}
      </ul>
    </Section>
  )
}
