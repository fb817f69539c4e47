import { api } from '#src/api/index.ts'
import { categoryLabel, serviceCategories } from '#src/contract/options.ts'
import type { Service } from '#src/contract/services/record.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { editMenuFor } from '#src/dashboard/navigation/edit-menu.ts'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { ServiceIcon } from './service-icon.tsx'

// Defined once at module level: a new function would re-render every row.
const menu = editMenuFor('/dashboard/services/$id/edit')

export function ServiceList() {
  const list = useRecordList(api.services.list(), columns, { statusOf: (service) => service.category })
  return (
    <ListPage title="Services" actions={<NewLink resource={api.services} />}>
      <ListTools list={list} label="Filter services" file="services">
        <StatusFilter
          list={list}
          label="Category"
          all="All categories"
          options={withStoredOption(serviceCategories, list.search.status)}
        />
      </ListTools>
      <RecordTable
        list={list}
        resource={api.services}
        menu={menu}
        question="Are you sure you want to delete this service?"
        empty={['No services', 'Get started by creating a new service.']}
        skeletonRows={5}
      />
    </ListPage>
  )
}

const columns: Column<Service>[] = [
  {
    header: 'Service',
    value: (service) => service.name,
    cell: ({ name, iconUrl }) => (
      <span className="flex items-center gap-3">
        <ServiceIcon src={iconUrl} />
        <span>{name || '(no name)'}</span>
      </span>
    ),
  },
  {
    header: 'Description',
    value: (service) => service.shortDescription || 'N/A',
    cell: ({ shortDescription }) => <span className="line-clamp-2">{shortDescription || 'N/A'}</span>,
  },
  { header: 'Category', value: (service) => categoryLabel(service.category) || 'N/A' },
  {
    header: 'Created',
    value: (service) => dayMonthYear(service.createdAt),
    order: (service) => service.createdAt,
  },
]
