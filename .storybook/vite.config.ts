import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The component book builds without the site's service worker, route files and emulated server. */
export default defineConfig({
  // A story that follows a link or reloads must not find the product behind it.
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  // All packages are prepared at once; one that is found late would reload the page in the middle of a test.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'],
    // What only lazily loaded parts import is not seen from the stories.
    include: ['@base-ui/react/menu', '@tanstack/react-table', 'idb-keyval', 'papaparse'],
  },
  build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'] },
})
