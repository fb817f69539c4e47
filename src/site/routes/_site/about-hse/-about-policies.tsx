import { Check } from 'lucide-react'
import { absolute, company } from '#src/company/company.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import { type Policy, policies } from '#src/company/policies.ts'
import { usePrintDay } from '#src/company/print-head.tsx'
import { SampleMark } from '#src/site/content/sample-mark.tsx'
import { Section } from '#src/site/content/section.tsx'
import { PrintButton } from '#src/site/layout/print-button.tsx'
import { SheetFrame, TitleBlock } from '#src/site/layout/title-block.tsx'
import { classes } from '#src/ui/classes.ts'

/** The three policies, one below the other. Printed as a sheet each. */
export function Policies() {
  const today = usePrintDay()
  return policies.map((policy, index) => (
    <Section
      key={policy.id}
      id={policy.id}
      number={String(index + 1).padStart(2, '0')}
      label={policy.label}
      title={policy.title}
      purpose={policy.statement}
      tone={index % 2 === 0 ? 'paper' : 'sunk'}
      action={index === 0 && <PrintButton />}
    >
      <PolicyBody policy={policy} flipped={index % 2 === 1} />
      {index === 0 && <SheetFrame />}
      <TitleBlock
        entries={[
          ['Company', company.name],
          ['Policy', policy.title],
          ['Sheet', `${index + 1} of ${policies.length}`],
          ['Date', today],
          ['Address', absolute(`/about-hse#${policy.id}`)],
        ]}
      />
    </Section>
  ))
}

function PolicyBody({ policy, flipped }: { policy: Policy; flipped: boolean }) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-16">
      <div className={classes(flipped && 'lg:order-last')}>
        <div className="flex max-w-prose flex-col gap-5">
          {policy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className="mt-8 text-lg">Our commitments</h3>
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {policy.commitments.map((commitment) => (
            <li key={commitment} className="flex gap-3 py-3">
              <Check aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-signal" />
              <span>{commitment}</span>
            </li>
          ))}
        </ul>
        {policy.issue && (
          <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-soft text-sm">
            <span>{`${policy.issue.revision}, issued ${policy.issue.date}, signed by ${policy.issue.signedBy}`}</span>
            <SampleMark />
          </p>
        )}
      </div>
      <div className="print:hidden">
        <Picture
          name={policy.picture}
          alt={policy.pictureShows}
          sizes="(min-width: 64rem) max(45rem, 45vw), 100vw"
          ratio="4 / 3"
          className="rounded-md"
        />
      </div>
    </div>
  )
}
