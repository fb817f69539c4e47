import type { Decorator } from '@storybook/react-vite'

/** Shows a story in the dark theme, whatever the toolbar says. */
export const dark: Decorator = (Story) => (
  <div data-theme="dark" className="bg-paper p-6 text-ink">
    <Story />
  </div>
)

/** On a 320 px screen. */
export const narrow: Decorator = (Story) => (
  <div className="w-[288px]">
    <Story />
  </div>
)

/** As on the header, the sidebar and the hero. */
export const onSteel: Decorator = (Story) => (
  <div className="steel p-6">
    <Story />
  </div>
)

/** In the dashboard's sizes. */
export const dense: Decorator = (Story) => (
  <div className="dense">
    <Story />
  </div>
)
