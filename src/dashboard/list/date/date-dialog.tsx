import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { DateRangeForm, type DateRangeProps } from './date-range-form.tsx'

interface DateDialogProps extends Pick<DateRangeProps, 'list'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for the days that a list is filtered by. */
export function DateDialog({ open, onOpenChange, list }: DateDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Filter by Date">
      <DateRangeForm list={list} onApply={close}>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
      </DateRangeForm>
    </Dialog>
  )
}
