import { useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { DetailPage } from '#src/dashboard/detail-page.tsx'
import { FileLink } from '#src/dashboard/file-link.tsx'
import { MissingRecord } from '#src/dashboard/missing-record.tsx'
import { Panel } from '#src/dashboard/panel.tsx'
import { RecordActions } from '#src/dashboard/record-actions.tsx'
import { dayMonthYear } from '#src/ui/date.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { categoryLabel } from './service-category.ts'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceScope } from './service-scope.tsx'

export function ServiceDetail({ id }: { id: string }) {
  const query = api.services.detail(id, useQueryClient())
  return (
    <DetailPage
      title="Service Detail"
      query={query}
      list="/dashboard/services"
      actions={() => (
        <RecordActions
          edit="/dashboard/services/$id/edit"
          list="/dashboard/services"
          of={api.services}
          id={id}
          thing="Service"
        >
          Are you sure you want to delete this service?
        </RecordActions>
      )}
      missing={
        <MissingRecord title="Service not found." list="/dashboard/services" back="Back to Services" />
      }
    >
      {(service) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Service">
            <Facts>
              <Fact term="Service Name">{service.name || 'N/A'}</Fact>
              <Fact term="Category">{categoryLabel(service.category) || 'N/A'}</Fact>
              <Fact term="Short Description">{service.shortDescription || 'N/A'}</Fact>
              <Fact term="Icon">
                <ServiceIcon large src={service.iconUrl} />
              </Fact>
              <Fact term="Document">{service.document ? <FileLink href={service.document} /> : 'N/A'}</Fact>
              <Fact term="Created">{dayMonthYear(service.createdAt)}</Fact>
            </Facts>
          </Panel>
          <Panel title="Full Description">
            <ServiceScope description={service.fullDescription} />
          </Panel>
        </div>
      )}
    </DetailPage>
  )
}
