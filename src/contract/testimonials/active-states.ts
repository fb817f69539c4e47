/** Whether visitors see a picture or a testimonial. */
export const activeStates = [
  { value: 'active', label: 'Active', tone: 'safe' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
] as const

/** @example activeState({ isActive: false }) // 'inactive' */
export const activeState = ({ isActive }: { isActive: boolean }) => (isActive ? 'active' : 'inactive')
