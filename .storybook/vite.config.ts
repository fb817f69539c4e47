import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The component book builds without the site's service worker, route files and emulated server. */
export default defineConfig({
  // A story that follows a link or reloads must not find the product behind it.
  appType: 'custom',
  plugins: [withoutTimeLimit(), react(), tailwindcss()],
  // All packages are prepared at once; one that is found late would reload the page in the middle of a test.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'],
    // What only lazily loaded parts import is not seen from the stories.
    include: ['@base-ui/react/menu', '@tanstack/react-table', 'idb-keyval', 'papaparse'],
  },
  build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'] },
})

/** A story of what never comes must not become one of what failed. */
function withoutTimeLimit(): Plugin {
  return {
    name: 'without-time-limit',
    enforce: 'pre',
    resolveId: (name, importer = '') =>
      name === './time-limit.ts' && importer.endsWith('/src/api/call/request.ts')
        ? fileURLToPath(new URL('./no-time-limit.ts', import.meta.url))
        : undefined,
  }
}
