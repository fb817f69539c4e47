interface CarouselPlaceProps {
  noun: string
  count: number
  shown: number
  onShow: (index: number) => void
}

/** Position among the slides: one dot per slide, or a number if the dots would not fit a phone. */
export function CarouselPlace({ noun, count, shown, onShow }: CarouselPlaceProps) {
  if (count > 8) {
    return (
      <p className="font-display font-semibold tabular-nums">
        <span aria-hidden>{`${shown + 1} / ${count}`}</span>
        <span className="sr-only">{placeOf(noun, shown, count)}</span>
      </p>
    )
  }
  return (
    <ul className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Show ${placeOf(noun, index, count).toLowerCase()}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="group grid h-11 w-8 place-items-center"
          >
            <span className="size-2.5 rounded-sm border border-edge transition-colors group-hover:border-ink group-aria-[current]:border-signal group-aria-[current]:bg-signal" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `Testimonial 2 of 8` */
export function placeOf(noun: string, index: number, count: number): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1} of ${count}`
}
