import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { IconButton } from '#src/ui/button.tsx'
import { useAutoAdvance, useMayMove } from './carousel-clock.ts'
import { CarouselPlace, placeOf } from './carousel-position.tsx'

interface CarouselProps {
  /** Name of the carousel: 'Testimonials'. */
  label: string
  /** Word for one slide: 'testimonial'. */
  noun: string
  slides: readonly { key: string; content: ReactNode }[]
}

/**
 * Slides, shown one at a time in a strip with scroll snapping: swiped, scrolled, turned by buttons, or automatically every
 * five seconds. Pauses while the pointer or the keyboard focus is inside and while the tab is in the background; never
 * advances for users who prefer reduced motion or save data. All slides are rendered, so that the strip is as high as
 * the highest: pass a sensible number.
 */
export function Carousel({ label, noun, slides }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null)
  const settling = useRef(0)
  const [turned, setTurned] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const mayMove = useMayMove()
  const isHydrated = useIsHydrated()
  // A server-rendered strip may have been swiped before hydration.
  const [attach] = useState(() => (element: HTMLDivElement | null) => {
    strip.current = element
    if (element && element.scrollLeft > 0) followSwipe()
  })
  const count = slides.length
  const visiblePosition = Math.min(turned, count - 1)
  const canPlay = mayMove && count > 1
  const isPlaying = useAutoAdvance(canPlay && !isStopped && !isHovered && !isFocused, () =>
    show(visiblePosition + 1),
  )

  function show(index: number) {
    clearTimeout(settling.current)
    const next = (index + count) % count
    const isNeighbour = Math.abs(next - visiblePosition) === 1
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollTo({ left: next * width, behavior: mayMove && isNeighbour ? 'smooth' : 'instant' })
    setTurned(next)
    setAnnouncement('')
  }
  function turnTo(index: number) {
    show(index)
    setAnnouncement(placeOf(noun, (index + count) % count, count))
  }
  /** Waits until the strip comes to rest, which ends a swipe. */
  function followSwipe() {
    clearTimeout(settling.current)
    settling.current = window.setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
      const position = clientWidth > 0 ? scrollLeft / clientWidth : visiblePosition
      const landed = Math.round(position)
      // On a busy page scroll events arrive late. Between two slides the strip is still moving.
      if (Math.abs(position - landed) > 0.05) return followSwipe()
      if (landed === visiblePosition) return
      setTurned(landed)
      setAnnouncement(placeOf(noun, landed, count))
    }, 150)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(isKeyboardFocus(event) && !isSwitch(event))}
      onKeyDown={(event) => setFocused(!isSwitch(event))}
      onBlur={() => setFocused(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms */}
      <div
        ref={attach}
        role="group"
        aria-label={`${label}, one at a time`}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={followSwipe}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            // Without scripts every slide can be swiped to.
            inert={isHydrated && index !== visiblePosition}
            className="w-full shrink-0 snap-start snap-always"
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex gap-2">
            <IconButton
              label={`Previous ${noun}`}
              icon={ChevronLeft}
              variant="secondary"
              onClick={() => turnTo(visiblePosition - 1)}
            />
            <IconButton
              label={`Next ${noun}`}
              icon={ChevronRight}
              variant="secondary"
              onClick={() => turnTo(visiblePosition + 1)}
            />
            {canPlay && (
              <IconButton
                data-switch
                label={isStopped ? 'Play' : 'Pause'}
                icon={isStopped ? Play : Pause}
                onClick={() => setStopped(!isStopped)}
              />
            )}
          </div>
          <CarouselPlace noun={noun} count={count} shown={visiblePosition} onShow={turnTo} />
        </div>
      )}
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

/** Ignores the focus that a pointer press leaves on a button, so that the carousel resumes once the pointer leaves. */
function isKeyboardFocus({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

/** Whether the target is the Play button. A press leaves the focus on it, and the carousel should play. */
function isSwitch({ target }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('[data-switch]') !== null
}
