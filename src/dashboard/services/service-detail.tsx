import { api } from '#src/api/index.ts'
import { recordPage } from '#src/company/record-page.ts'
import { categoryLabel } from '#src/contract/options.ts'
import { DetailPage } from '#src/dashboard/record/detail-page.tsx'
import { FileLink } from '#src/dashboard/record/file-link.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'
import { ServiceIcon } from './service-icon.tsx'
import { ServiceScope } from './service-scope.tsx'

export function ServiceDetail({ id }: { id: string }) {
  return (
    <DetailPage
      title="Service Detail"
      name={({ name }) => name}
      view={() => recordPage('service', id)}
      resource={api.services}
      id={id}
      edit="/dashboard/services/$id/edit"
      remove={{ thing: 'Service', question: 'Are you sure you want to delete this service?' }}
      missing={{ title: 'Service not found.', back: 'Back to Services' }}
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
