import { savesData } from './save-data.ts'

/** Whether content may move automatically: the user neither prefers reduced motion nor saves data. */
export const mayMove = () => !savesData() && !lessMovement().matches

/** Media query of the user's preference for reduced motion. */
export const lessMovement = () => matchMedia('(prefers-reduced-motion: reduce)')
