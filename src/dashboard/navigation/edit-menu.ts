import type { LinkProps } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'

/** Returns a row's menu with only Edit before Delete. `to` is the form's route, with `$id`. */
export function editMenuFor(to: Extract<LinkProps['to'], `/dashboard/${string}/$id${string}`>) {
  return ({ _id: id }: { _id: string }): MenuItem[] => [{ label: 'Edit', icon: Pencil, to, params: { id } }]
}
