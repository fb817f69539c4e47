import { createRoot, hydrateRoot } from 'react-dom/client'

/** Lies in the packages' file (scripts/build/chunks.ts): React is set up in that file's task, not in the page's own. */
export const react = { createRoot, hydrateRoot }
