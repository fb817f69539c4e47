import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds Storybook without the site's service worker, route files, and emulated server. */
export default defineConfig({
  // A story that follows a link or reloads must not find the product.
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // With the time limit of calls, a loading story would become a failed one. Only `request.ts` imports it by this path.
  resolve: {
    alias: [{ find: /^\.\/time-limit\.ts$/, replacement: `${import.meta.dirname}/no-time-limit.ts` }],
  },
  // Prepare all packages at once: one found later would reload the page during a test.
  optimizeDeps: {
    entries: ['{src,.storybook}/**/*.stories.tsx', '.storybook/preview.tsx'],
    // Dependencies of lazily loaded parts, which the scan of the stories does not find.
    include: [
      '@base-ui/react/menu',
      '@tiptap/pm/history',
      '@tanstack/react-table',
      'idb-keyval',
      'papaparse',
    ],
  },
  build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'] },
})
