import type { LucideIcon } from 'lucide-react'
import { buttonClass } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

interface ReplyLinkProps {
  /** Undefined if the person cannot be reached this way. */
  href: string | undefined
  icon: LucideIcon
  label: string
  /** Label in the palette. */
  command: string
  isFirst?: boolean
  isNewTab?: boolean
  /** Key that presses the button (src/dashboard/shell/shortcuts.tsx). */
  shortcut?: string
  onClick?: () => void
}

/** Link that reaches a person by one way, in the reply bar. */
export function ReplyLink({
  href,
  icon: Icon,
  label,
  command,
  isFirst,
  isNewTab,
  shortcut,
  onClick,
}: ReplyLinkProps) {
  if (!href) return null
  return (
    <a
      href={href}
      onClick={onClick}
      data-command={command}
      {...(shortcut && { 'aria-keyshortcuts': shortcut, title: `${label} (${shortcut})` })}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(buttonClass(isFirst ? 'primary' : 'secondary'), replyLinkClass)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} className={iconClass} />
      <span className={replyWordsClass}>{label}</span>
    </a>
  )
}

export const replyLinkClass =
  'gap-2 max-md:min-h-12! max-md:min-w-fit max-md:flex-1 max-md:flex-col max-md:gap-0.5! max-md:px-1! max-md:text-xs! max-md:@max-[14rem]:min-h-(--control)! md:@max-[60rem]:px-3!'
/** Hides icons beside the template, where only text fits until the bar is wide. */
export const iconClass = 'md:@max-[60rem]:hidden'
/** Hides the words where large letters would break the phone's bar into two rows: the icons stay. */
export const replyWordsClass = 'max-md:@max-[14rem]:sr-only'
