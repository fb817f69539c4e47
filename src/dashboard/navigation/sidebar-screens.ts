import type { LinkProps } from '@tanstack/react-router'
import { LayoutDashboard, type LucideIcon, Settings } from 'lucide-react'
import type { Resource } from './define-resource.ts'
import { resourceList } from './resources.ts'

interface SidebarScreen extends Partial<Pick<Resource, 'name' | 'key'>> {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: LucideIcon
  /** Lower-case letter that leads there, after G. */
  goKey: string
}

/** Entries of the sidebar's menu in their order, one per screen. */
export const sidebarScreens: SidebarScreen[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, goKey: 'h' },
  ...resourceList,
  { to: '/dashboard/settings', label: 'Setting', icon: Settings, goKey: 'e' },
]
