import { useState } from 'react'

interface StoryFrameProps {
  id: string
  title: string
  /** As the toolbar has it. */
  theme: string
  /** Of the window that the story thinks it has, in pixels; else as wide as there is room. */
  width?: number | undefined
  /** In pixels, while the story is on its way and at most. */
  height?: number
}

/** A story in a document of its own: with a backend, an address and a device that no other story shares. */
export function StoryFrame({ id, title, theme, width, height = 160 }: StoryFrameProps) {
  const [drawn, setDrawn] = useState(height)
  return (
    <iframe
      className="book-frame"
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}&own`}
      title={title}
      loading="lazy"
      // A window is as wide as it says, whatever room there is: what holds it scrolls.
      style={{ height: drawn, width: width ?? '100%', maxWidth: width ? 'none' : '100%' }}
      onLoad={({ currentTarget }) => {
        const { contentDocument } = currentTarget
        if (contentDocument) followHeight(contentDocument, (found) => setDrawn(Math.min(found, highest)))
      }}
    />
  )
}

/** A page that is longer scrolls inside its frame. */
const highest = 1200

function followHeight(story: Document, tell: (height: number) => void) {
  const { body } = story
  new ResizeObserver(() => tell(Math.max(body.scrollHeight, 80) + 2)).observe(body)
}
