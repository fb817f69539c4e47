import type { SystemState } from '#src/contract/system/record.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { age } from '#src/ui/text/date.ts'

/** Errors of the last day by code. */
export function ErrorPanel({ errors, startedAt }: Pick<SystemState, 'errors' | 'startedAt'>) {
  return (
    <Panel title="Errors of the last day">
      {errors.length === 0 ? (
        <p>{`None. This server started ${age(startedAt)}.`}</p>
      ) : (
        <Facts>
          {errors.map(({ code, count, lastAt }) => (
            <Fact key={code} term={code || 'Unknown'}>
              {count === 1 ? `Once, ${age(lastAt)}` : `${count} times, the last ${age(lastAt)}`}
            </Fact>
          ))}
        </Facts>
      )}
    </Panel>
  )
}
