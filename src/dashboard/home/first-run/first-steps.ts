import type { SiteSettings } from '#src/contract/settings/record.ts'

/** Content of the site, as far as loaded. */
export interface SiteState {
  settings?: Pick<SiteSettings, 'general' | 'branding'> | undefined
  services?: number | undefined
  projects?: number | undefined
  team?: number | undefined
  careers?: number | undefined
  quoteRequests?: number | undefined
  /** Number of accounts; undefined for users who cannot create one. */
  admins?: number | undefined
  /** Whether this device shows notices; undefined if it cannot. */
  hasNotices?: boolean | undefined
  isInstalled: boolean
}

export interface FirstStep {
  name: StepName
  isDone: boolean
}

export type StepName =
  | 'details'
  | 'logo'
  | 'service'
  | 'project'
  | 'team'
  | 'job'
  | 'quote'
  | 'colleague'
  | 'notices'
  | 'install'

/** Steps of each device, and what a site does well without. They do not keep the list on the screen. */
const optional: readonly StepName[] = ['logo', 'job', 'notices', 'install']

/** Returns the first steps of a new owner whose state is known. */
export function firstSteps({ settings, ...state }: SiteState): FirstStep[] {
  const isKnown: Record<StepName, boolean | undefined> = {
    details: settings && hasDetails(settings.general),
    logo: settings && settings.branding.logo !== '',
    service: isAtLeast(1, state.services),
    project: isAtLeast(1, state.projects),
    team: isAtLeast(1, state.team),
    job: isAtLeast(1, state.careers),
    quote: isAtLeast(1, state.quoteRequests),
    colleague: isAtLeast(2, state.admins),
    notices: state.hasNotices,
    install: state.isInstalled,
  }
  // Object.entries loses the type of its keys.
  return (Object.entries(isKnown) as [StepName, boolean | undefined][]).flatMap(([name, isDone]) =>
    isDone === undefined ? [] : [{ name, isDone }],
  )
}

/** Whether a step that the site needs is still open. */
export const hasOpenSteps = (steps: readonly FirstStep[]) =>
  steps.some(({ name, isDone }) => !isDone && !optional.includes(name))

const hasDetails = ({ siteName, phoneNumber, headOfficeAddress }: SiteSettings['general']) =>
  [siteName, phoneNumber, headOfficeAddress].every((entry) => entry.trim() !== '')

const isAtLeast = (least: number, count: number | undefined) =>
  count === undefined ? undefined : count >= least
