import { sidebarScreens } from './sidebar-screens.ts'

/** After G, in the sidebar's order: dashboard, projects, services, careers … */
const letters = 'hpscmaqbtlie'

/** Where G and a letter lead. */
export const goKeys = sidebarScreens.map(({ to, label }, index) => ({
  key: letters.charAt(index),
  to,
  label,
}))
