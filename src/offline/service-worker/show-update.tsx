import { createRoot } from 'react-dom/client'
import { UpdatePrompt } from './update-prompt.tsx'

/** Renders the prompt beside any page: its code loads when there is an update. */
export function showUpdatePrompt() {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<UpdatePrompt />)
}
