import type { LinkProps } from '@tanstack/react-router'
import { LayoutDashboard, type LucideIcon, Settings } from 'lucide-react'
import { type Resource, resourceList } from './resources.ts'

interface SidebarScreen extends Partial<Pick<Resource, 'name' | 'key'>> {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: LucideIcon
}

/** Every screen of the sidebar, in its order. */
export const sidebarScreens: SidebarScreen[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  ...resourceList,
  { to: '/dashboard/settings', label: 'Setting', icon: Settings },
]
