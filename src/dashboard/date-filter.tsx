import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { createForm, SubmitButton } from '#src/ui/form.tsx'
import type { RecordList } from './record-list.ts'

const range = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'The end date cannot be earlier than the start date',
  }),
)
const { Form, Field } = createForm(range)

/** Narrows a list to days; both ends are optional and included. */
export function DateFilter<Item>({ list }: { list: RecordList<Item> }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { from = '', to = '' } = list.search
  const isSet = from !== '' || to !== ''
  return (
    <>
      <Button ref={button} variant="secondary" aria-pressed={isSet} onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden size={16} strokeWidth={1.5} />
        {isSet ? 'Filtered by Date' : 'Date'}
      </Button>
      {isSet && (
        <Link
          to="."
          // Lists of every resource share this address (docs/decisions/007): the router's types know nothing of it.
          search={
            ((before: object) => ({ ...before, page: undefined, from: undefined, to: undefined })) as never
          }
          onClick={() => button.current?.focus()}
          className={buttonClass('quiet')}
        >
          Clear date filter
        </Link>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title="Filter by Date">
        <Form
          defaults={{ from, to }}
          onSubmit={(days) => {
            list.change({ from: days.from || undefined, to: days.to || undefined })
            setOpen(false)
          }}
        >
          <Field name="from" label="Start Date" type="date" />
          <Field name="to" label="End Date" type="date" />
          <div className="flex justify-end gap-2">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <SubmitButton>Apply Filter</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
