import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type ProxyOptions } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mockApi } from './mocks/vite-plugin.ts'
import packageFile from './package.json' with { type: 'json' }
import { appEntries, entries } from './scripts/build/app-entries.ts'
import { groups } from './scripts/build/chunks.ts'
import { companyFiles } from './scripts/build/company-files.ts'
import { compressedAssets } from './scripts/build/compressed-assets.ts'
import { discovery } from './scripts/build/discovery.ts'
import { documents } from './scripts/build/documents.ts'
import { hostHeaders } from './scripts/build/host-headers.ts'
import { iconImports } from './scripts/build/icon-imports.ts'
import { jsxRuntime } from './scripts/build/jsx-runtime.ts'
import { renderedPages } from './scripts/build/rendered-pages.ts'
import { staffFiles } from './scripts/build/staff-files.ts'
import { wholeBuild } from './scripts/build/whole-build.ts'
import { siteLicenses } from './scripts/shipped/licenses.ts'

/**
 * Lets the development and preview servers handle /api/v1 with the emulated backend. In mode `api`, they proxy /api to
 * VITE_API_PROXY instead. A build contains neither.
 */
export default defineConfig(({ mode }) => {
  const real = mode === 'api'
  const target = loadEnv(mode, process.cwd(), 'VITE_').VITE_API_PROXY ?? 'http://localhost:3000'
  const proxy: Record<string, ProxyOptions> = real ? { '/api': { target, changeOrigin: true } } : {}
  const staff = staffFiles()
  const licenses = siteLicenses()

  return {
    define: { __APP_VERSION__: JSON.stringify(packageFile.version) },
    server: { host: 'localhost', port: 5173, strictPort: true, proxy },
    preview: { host: 'localhost', port: 4173, strictPort: true, proxy },
    resolve: {
      alias: [
        // React includes this since version 18. The router imports the variant for older versions.
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    build: {
      // Import maps and the style sheet's cascade layers need these versions. Vite's default may change.
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      // Inlined files would be downloaded again with every version of their script.
      assetsInlineLimit: 1024,
      // Without the polyfill, an old browser only loads a little later.
      modulePreload: { polyfill: false },
      // Scripts import each other by stable names, so a changed file does not invalidate its importers on devices.
      chunkImportMap: true,
      rolldownOptions: {
        input: ['index.html', ...Object.values(entries)],
        // The entry contains every file's name: names without words make the first load 0.9 kB smaller.
        // dist-facts/chunks.json lists the modules of each file.
        output: {
          chunkFileNames: 'assets/[hash].js',
          entryFileNames: 'assets/[hash].js',
          codeSplitting: { groups },
        },
      },
    },
    plugins: [
      routesOf('site'),
      routesOf('dashboard'),
      appEntries(),
      iconImports(),
      jsxRuntime(),
      react(),
      tailwindcss(),
      // After the emulated backend: its responses must not get the host's headers.
      !real && mockApi(),
      hostHeaders(),
      renderedPages(real ? target : undefined),
      documents(licenses.noting()),
      staff.plugin,
      licenses.noting(),
      companyFiles(),
      discovery(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/offline/service-worker',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest: false,
        devOptions: { enabled: false },
        injectManifest: {
          globPatterns: ['shell.html', 'assets/*.{js,css}', 'fonts/*.woff2', 'favicon.svg', 'brand/**/*.svg'],
          manifestTransforms: [staff.listForVisitors],
        },
        integration: {
          configureCustomSWViteBuild: async (config) => {
            await staff.listForStaff(config)
            config.plugins = [config.plugins, licenses.noting()]
          },
        },
      }),
      compressedAssets(),
      licenses.plugin,
      wholeBuild(),
    ],
  }
})

/** Generates the route tree of an app from the files in its folder of routes. */
function routesOf(app: 'site' | 'dashboard') {
  return tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      // Bundle loaders with their screens. Otherwise, every visitor's first load would contain all of their calls.
      defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
    },
    addExtensions: true,
    quoteStyle: 'single',
    routesDirectory: `src/${app}/routes`,
    generatedRouteTree: `src/${app}/route-tree.gen.ts`,
  })
}
