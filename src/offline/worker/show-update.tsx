import { createRoot } from 'react-dom/client'
import { UpdatePrompt } from './update-prompt.tsx'

/** Draws the prompt beside the page, whichever page that is: its code comes when there is something to say. */
export function showUpdatePrompt() {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<UpdatePrompt />)
}
