import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Builds Storybook without the site's service worker, route files, and emulated server. */
export default defineConfig({
  // A story that follows a link or reloads must not find the product.
  appType: 'custom',
  plugins: [withoutTimeLimit(), react(), tailwindcss()],
  // Prepare all packages at once: one found later would reload the page during a test.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'],
    // Dependencies of lazily loaded parts, which the scan of the stories does not find.
    include: ['@base-ui/react/menu', '@tanstack/react-table', 'idb-keyval', 'papaparse'],
  },
  build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'] },
})

/** Disables the time limit of calls, so that a loading story does not become a failed one. */
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
