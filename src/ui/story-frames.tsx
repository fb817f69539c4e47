import type { Decorator } from '@storybook/react-vite'

/** Shows a story in the dark theme, regardless of the toolbar. */
export const dark: Decorator = (Story) => (
  <div data-theme="dark" className="bg-paper p-6 text-ink">
    <Story />
  </div>
)

/** Shows a story in the width of a 320 px screen. */
export const narrow: Decorator = (Story) => (
  <div className="w-[288px]">
    <Story />
  </div>
)

/** Shows a story on steel, as in the header, the sidebar and the hero. */
export const onSteel: Decorator = (Story) => (
  <div className="steel p-6">
    <Story />
  </div>
)

/** Shows a story in the dashboard's sizes. */
export const dense: Decorator = (Story) => (
  <div className="dense">
    <Story />
  </div>
)
