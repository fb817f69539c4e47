import { classes } from './classes.ts'

/** A rating of 0 to 5 as five stars, rounded to whole stars. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.min(5, Math.max(0, Math.round(rating)))
  return (
    <span role="img" aria-label={`Rated ${filled} of 5`} className="inline-flex gap-1 text-signal">
      {stars.map((star) => (
        <svg
          key={star}
          aria-hidden
          viewBox="0 0 24 24"
          className={classes(
            'size-5 stroke-1.5 stroke-current',
            star <= filled ? 'fill-current' : 'fill-none',
          )}
          strokeLinejoin="round"
        >
          <path d="M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
        </svg>
      ))}
    </span>
  )
}

const stars = [1, 2, 3, 4, 5]
