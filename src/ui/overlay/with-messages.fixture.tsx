import type { Decorator } from '@storybook/react-vite'
import { Toaster } from './toast.tsx'

/** Shows a story with the messages that the app's frame shows. */
export const withMessages: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)
