import { createRoot, hydrateRoot } from 'react-dom/client'

/** Placed in the chunk of the packages (scripts/build/chunks.ts), so that React is set up in that chunk's task. */
export const react = { createRoot, hydrateRoot }
