import type { Decorator } from '@storybook/react-vite'
import { Toaster } from './toast.tsx'

/** Renders a story with the messages of the app's layout. */
export const withMessages: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)
