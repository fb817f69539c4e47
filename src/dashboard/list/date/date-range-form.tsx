import * as z from 'zod/mini'
import { datePresets } from '#src/dashboard/list/list-search.ts'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'

export interface DateRangeProps {
  list: Pick<RecordList<unknown>, 'search' | 'change'>
  columns?: 1 | 2
  onApply?: () => void
  /** Buttons before the submit button. */
  children: Elements
}

const range = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'The end date cannot be earlier than the start date',
  }),
)
const { Form, Field } = createForm(range)

/** Form of `DateRange`, in a file of its own because it loads the form library. */
export function DateRangeForm({ list, columns = 1, onApply, children }: DateRangeProps) {
  const { from = '', to = '' } = list.search
  return (
    <Form
      // Back and links change the days, too.
      key={`${from} ${to}`}
      columns={columns}
      defaults={{ from, to }}
      onSubmit={(days) => {
        list.change({ from: days.from || undefined, to: days.to || undefined })
        onApply?.()
      }}
    >
      <div className="col-span-full flex flex-wrap gap-2">
        {datePresets(Date.now()).map((preset) => (
          <Button
            key={preset.label}
            variant="secondary"
            size="small"
            aria-pressed={preset.from === from && preset.to === to}
            className="aria-pressed:border-signal"
            onClick={() => {
              list.change({ from: preset.from, to: preset.to })
              onApply?.()
            }}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <Field name="from" label="Start Date" type="date" />
      <Field name="to" label="End Date" type="date" />
      <div className="col-span-full flex flex-wrap justify-end gap-2">
        {children}
        <SubmitButton>Apply Filter</SubmitButton>
      </div>
    </Form>
  )
}
