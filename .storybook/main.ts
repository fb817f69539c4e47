import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../tests/interactions/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    { from: '../mocks/files', to: '/uploads' },
    // Visitors' files have a separate folder on the disk, but the same addresses.
    { from: '../mocks/files/private', to: '/uploads' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Stories that only prove behaviour are hidden in the sidebar by default.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
