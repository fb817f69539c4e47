import { useCallback, useRef, useState } from 'react'
import type { Turns } from './turns.ts'

interface StoryFrameProps {
  id: string
  title: string
  /** Theme of the toolbar. */
  theme: string
  /** Queue of all frames on the page. */
  turns: Turns
  /** Width of the story's window in pixels. Defaults to the available width. */
  width?: number | undefined
  /** Height in pixels, for stories that cover a page without making it higher. Defaults to the content's height. */
  height?: number | undefined
  /** Maximum height in pixels. Longer content scrolls inside the frame. */
  most: number
}

/**
 * Shows a story in its own document, with its own backend, address, and device. It becomes visible when its play has
 * reached the state in its name.
 */
export function StoryFrame({ id, title, theme, turns, width, height, most }: StoryFrameProps) {
  const [isLoading, setLoading] = useState(false)
  const [isPlayed, setPlayed] = useState(false)
  const [drawn, setDrawn] = useState(height ?? 160)
  const leave = useRef<() => void>(undefined)
  const endTurn = useCallback(() => {
    leave.current?.()
  }, [])
  // Keep the function stable: React would call a new one as for another element.
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
  // The window has its exact width, even without enough room: its container scrolls.
  const style = { height: drawn, width: width ?? '100%', maxWidth: width ? 'none' : '100%' }
  if (!isLoading) return <div className="book-frame" style={style} ref={waitForTurn} />
  return (
    <div className="book-frame" style={style} aria-busy={!isPlayed}>
      <iframe
        src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true&own`}
        title={title}
        // Play in a window of the usual height, whatever the final height.
        height={isPlayed ? '100%' : (height ?? usualHeight)}
        ref={endTurnWhenGone}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          whenPlayed(contentDocument, () => {
            setPlayed(true)
            if (!height) followHeight(contentDocument, (found) => setDrawn(Math.min(found, most)))
            endTurn()
          })
        }}
      />
    </div>
  )
}

/** Height in pixels. */
const usualHeight = 720

function followHeight({ body }: Document, tell: (height: number) => void) {
  new ResizeObserver(() => tell(body.scrollHeight)).observe(body)
}

/** Time limit in milliseconds. A slower story is shown in its current state. */
const longest = 20_000

function whenPlayed({ documentElement }: Document, tell: () => void) {
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    tell()
  }
  const look = () => {
    if (documentElement.hasAttribute(playedAttribute)) end()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(end, longest)
  observer.observe(documentElement, { attributes: true, attributeFilter: [playedAttribute] })
  look()
}

/** Attribute set by `.storybook/frame-device.ts`, and by `stateShown` of `mocks/story-states.ts`. */
const playedAttribute = 'data-played'
