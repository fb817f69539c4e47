import type { LinkProps } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { LayoutDashboard, type LucideIcon, Server, Settings } from 'lucide-react'
import { hasFeature, useFeature } from '#src/api/has-feature.ts'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import type { Resource } from './define-resource.ts'
import { resourceList } from './resources.ts'

interface SidebarScreen extends Partial<Pick<Resource, 'name' | 'key'>> {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: LucideIcon
  /** Lower-case letter that leads there, after G. */
  goKey: string
}

/** Entries of the sidebar's menu in their order, one per screen that every user and backend has. */
export const sidebarScreens: SidebarScreen[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, goKey: 'h' },
  ...resourceList,
  { to: '/dashboard/settings', label: 'Setting', icon: Settings, goKey: 'e' },
]

/** Screen of super admins on a backend with the feature `system`. */
export const systemScreen: SidebarScreen = {
  to: '/dashboard/system',
  label: 'System',
  icon: Server,
  goKey: 'y',
}

/** Returns the entries for the current user and backend. */
export const currentSidebarScreens = () =>
  hasFeature('system') && currentSession()?.admin.role === 'super_admin'
    ? [...sidebarScreens, systemScreen]
    : sidebarScreens

/** Returns the same for components and re-renders them on a change. */
export function useSidebarScreens() {
  useAtomValue(sessionAtom)
  useFeature('system')
  return currentSidebarScreens()
}
