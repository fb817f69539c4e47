import { classes } from './classes.ts'

/** A turning ring. Pass a label if nothing else announces the activity. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const named = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      {...named}
      className={classes(
        'inline-block size-[1.25em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
