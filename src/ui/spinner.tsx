import { classes } from './classes.ts'

/** A turning ring. Give a label where nothing else says that something is under way. */
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
