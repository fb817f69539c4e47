import { useCallback, useRef, useState } from 'react'
import type { Turns } from './turns.ts'

interface StoryFrameProps {
  id: string
  title: string
  /** As the toolbar has it. */
  theme: string
  /** Of all frames of the page. */
  turns: Turns
  /** Of the window that the story thinks it has, in pixels; else as wide as there is room. */
  width?: number | undefined
  /** In pixels, while the story is on its way. */
  height?: number
  /** In pixels: what lies over a page makes it no higher. */
  least?: number | undefined
}

/** A story in a document of its own: with a backend, an address and a device that no other story shares. */
export function StoryFrame({
  id,
  title,
  theme,
  turns,
  width,
  least = 80,
  height = Math.max(least, 160),
}: StoryFrameProps) {
  const [isLoading, setLoading] = useState(false)
  const [drawn, setDrawn] = useState(height)
  const leave = useRef<() => void>(undefined)
  const endTurn = useCallback(() => {
    leave.current?.()
  }, [])
  // The same function at each drawing: another one would be taken for another element.
  const waitForTurn = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          const { top, left } = entry.boundingClientRect
          leave.current = turns.wait(() => setLoading(true), { top: scrollY + top, left })
        },
        { rootMargin: '400px' },
      )
      observer.observe(box)
      return () => observer.disconnect()
    },
    [turns],
  )
  const endTurnWhenGone = useCallback((_: HTMLElement | null) => endTurn, [endTurn])
  // A window is as wide as it says, whatever room there is: what holds it scrolls.
  const style = { height: drawn, width: width ?? '100%', maxWidth: width ? 'none' : '100%' }
  if (!isLoading) return <div className="book-frame" style={style} ref={waitForTurn} />
  return (
    <iframe
      className="book-frame"
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}&own`}
      title={title}
      style={style}
      ref={endTurnWhenGone}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return
        followHeight(contentDocument, (found) => setDrawn(Math.min(Math.max(found, least), highest)))
        whenShown(contentDocument, endTurn)
      }}
    />
  )
}

/** A page that is longer scrolls inside its frame. */
const highest = 1200

function followHeight({ body }: Document, tell: (height: number) => void) {
  new ResizeObserver(() => tell(body.scrollHeight + 2)).observe(body)
}

/** What a story imports by and by is there when it is shown, or its error is. */
function whenShown({ body }: Document, tell: () => void) {
  const look = () => {
    if (!/sb-show-(?:main|errordisplay|nopreview)/.test(body.className)) return
    observer.disconnect()
    tell()
  }
  const observer = new MutationObserver(look)
  observer.observe(body, { attributes: true, attributeFilter: ['class'] })
  look()
}
