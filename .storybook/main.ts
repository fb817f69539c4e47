import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './book/*.mdx',
    './*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../tests/interactions/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    { from: '../mocks/files', to: '/uploads' },
    // What visitors would have sent lies apart on the disk, and not in its address.
    { from: '../mocks/files/private', to: '/uploads' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // What proves how a screen behaves, and looks like other stories, is in the sidebar for who asks for it.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
