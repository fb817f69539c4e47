import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { api } from '#src/api/index.ts'
import { type Service, serviceCategories } from '#src/contract/services.ts'
import { BulkDelete } from '#src/dashboard/bulk-delete.tsx'
import type { Column } from '#src/dashboard/column.ts'
import { withKeptOption } from '#src/dashboard/kept-option.ts'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { RowActions } from '#src/dashboard/row-actions.tsx'
import { StatusFilter } from '#src/dashboard/status-filter.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { dayMonthYear } from '#src/ui/date.ts'
import { Empty } from '#src/ui/empty.tsx'
import { categoryLabel } from './service-category.ts'
import { ServiceIcon } from './service-icon.tsx'

export function ServiceList() {
  const list = useRecordList(api.services.list(), columns, { statusOf: (service) => service.category })
  const addNew = (
    <Link to="/dashboard/services/new" className={buttonClass()}>
      Add New Service
    </Link>
  )
  return (
    <ListPage title="Services" actions={addNew}>
      <ListTools list={list} label="Filter services" file="services">
        <StatusFilter
          list={list}
          label="Category"
          all="All categories"
          options={withKeptOption(serviceCategories, list.search.status ?? '')}
        />
      </ListTools>
      <RecordTable
        caption="Services"
        list={list}
        open="/dashboard/services/$id"
        actions={({ _id, name }) => (
          <RowActions
            name={name}
            items={[{ label: 'Edit', icon: Pencil, to: '/dashboard/services/$id/edit', params: { id: _id } }]}
            of={api.services}
            id={_id}
            thing="Service"
          >
            Are you sure you want to delete this service?
          </RowActions>
        )}
        bulk={(items) => <BulkDelete of={api.services} items={items} noun={['service', 'services']} />}
        empty={<Empty title="No services">Get started by creating a new service.</Empty>}
        emptyFiltered={<Empty title="No services">No service fits what the filters ask for.</Empty>}
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
        {name || '(no name)'}
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
