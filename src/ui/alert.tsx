import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type AlertTone = 'danger' | 'info' | 'safe' | 'caution'

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: AlertTone
  title?: string
}

/** A banner about the content below it. Screen readers announce the danger tone at once. */
export function Alert({ tone, title, className, children, ...props }: AlertProps) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...props}
      className={classes('flex gap-3 rounded-md border border-l-4 px-4 py-3', look, className)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}

const tones: Record<AlertTone, { icon: LucideIcon; look: string }> = {
  danger: { icon: CircleAlert, look: 'border-danger/40 border-l-danger bg-danger/8 text-danger' },
  info: { icon: Info, look: 'border-info/40 border-l-info bg-info/8 text-info' },
  safe: { icon: CircleCheck, look: 'border-safe/40 border-l-safe bg-safe/8 text-safe' },
  caution: { icon: TriangleAlert, look: 'border-caution/40 border-l-caution bg-caution/8 text-caution' },
}
