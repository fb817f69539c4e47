import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classes(controlClass, 'min-h-(--control)', className)} />
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={classes(controlClass, 'block leading-normal', className)} />
}

export function FileInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="file"
      className={classes(
        controlClass,
        'min-h-(--control) file:mr-3 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-paper-sunk file:px-3 file:py-1 file:font-semibold file:text-ink file:text-sm',
        className,
      )}
    />
  )
}

export function Checkbox({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className={classes('size-5 shrink-0 accent-signal', className)} />
}

/** Classes of every control that is typed into or chosen from. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-edge bg-paper px-3 py-2 text-(length:--control-text) text-ink transition-colors ' +
  'placeholder:text-ink-soft hover:not-disabled:border-ink focus-visible:border-signal ' +
  'aria-invalid:border-danger! [&[readonly]]:bg-paper-sunk disabled:cursor-not-allowed disabled:bg-paper-sunk disabled:opacity-70'
