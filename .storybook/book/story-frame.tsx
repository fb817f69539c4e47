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
  /** In pixels: what lies over a page makes it no higher. Else as high as what is in it. */
  height?: number | undefined
  /** In pixels: what is longer scrolls inside the frame. */
  most: number
}

/**
 * A story in a document of its own: with a backend, an address and a device that no other story shares. It is seen once
 * its play has brought it into the state that it is named after.
 */
export function StoryFrame({ id, title, theme, turns, width, height, most }: StoryFrameProps) {
  const [isLoading, setLoading] = useState(false)
  const [isPlayed, setPlayed] = useState(false)
  const [drawn, setDrawn] = useState(height ?? 160)
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
    <div className="book-frame" style={style} aria-busy={!isPlayed}>
      <iframe
        src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true&own`}
        title={title}
        // Played in a usual window, whatever height it is given afterwards.
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

/** In pixels. */
const usualHeight = 720

function followHeight({ body }: Document, tell: (height: number) => void) {
  new ResizeObserver(() => tell(body.scrollHeight)).observe(body)
}

/** In milliseconds: a story that takes longer is shown as far as it has come. */
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

/** Set by `.storybook/frame-device.ts`, and by `stateShown` of `mocks/story-states.ts`. */
const playedAttribute = 'data-played'
