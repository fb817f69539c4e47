import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'regular' | 'large'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** An action of this button is running: the button cannot be pressed again. */
  busy?: boolean
  busyLabel?: string
}

export function Button({
  variant,
  size,
  busy,
  busyLabel,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(busy && busyProps)}
      disabled={disabled}
      className={classes(buttonClass(variant, size), className)}
    >
      {busy && <Spinner />}
      {/* Keyed: replace the element instead of updating a text or removing parts of it (src/ui/elements.ts). */}
      {busy && busyLabel ? (
        <span key="busy">{busyLabel}</span>
      ) : (
        <span key="idle" className="contents">
          {children}
        </span>
      )}
    </button>
  )
}

/** Returns the button classes for a link: `<Link className={buttonClass('primary', 'large')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'regular'): string {
  return `${base} ${variants[variant]} ${sizes[size]}`
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'busyLabel'> {
  /** Action of the button, for users who cannot see the icon. */
  label: string
  icon: LucideIcon
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'quiet',
  busy,
  disabled,
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      {...(busy && busyProps)}
      disabled={disabled}
      aria-label={label}
      className={classes(base, variants[variant], 'size-(--control) shrink-0', className)}
    >
      {busy ? <Spinner /> : <Icon aria-hidden size={20} strokeWidth={1.5} />}
    </button>
  )
}

/** Ignores presses. The button is not disabled, because that would lose the focus. */
const busyProps: ComponentProps<'button'> = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event) => {
    event.preventDefault()
    event.stopPropagation()
  },
  onPointerDown: undefined,
  onMouseDown: undefined,
  onKeyDown: undefined,
}

const base =
  'inline-flex min-h-(--control) items-center justify-center gap-2 rounded-md text-center font-semibold leading-tight transition-colors ' +
  'forced-colors:border disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-signal text-on-signal hover:not-disabled:bg-signal-deep',
  secondary:
    'border border-edge bg-paper text-ink hover:not-disabled:border-ink hover:not-disabled:bg-paper-sunk',
  quiet: 'text-ink hover:not-disabled:bg-ink/8',
  danger: 'bg-danger text-on-danger hover:not-disabled:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  small: 'px-3 text-sm',
  regular: 'px-4 text-base',
  large: 'min-h-13 px-6 text-base',
}
