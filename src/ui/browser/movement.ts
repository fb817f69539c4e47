import { savesData } from './save-data.ts'

/** Whether something may move by itself: nobody asked for less movement, and no data is saved. */
export const mayMove = () => !savesData() && !lessMovement().matches

/** The wish for less movement, as the browser tells it. */
export const lessMovement = () => matchMedia('(prefers-reduced-motion: reduce)')
