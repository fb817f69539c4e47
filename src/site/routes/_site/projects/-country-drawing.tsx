import { country } from '#src/company/country.ts'
import { lengthOf, pathOf, pointOf, size } from './-map-sheet.ts'

const { west, east, north, south } = country
const whole = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((degree) => degree % 2 === 0)
const meridians = whole(Math.ceil(west) + 1, Math.floor(east))
const parallels = whole(Math.ceil(south), Math.floor(north))

/**
 * The map below the marks: the country, its great rivers, the graticule, a scale and north. Decorative. On a phone,
 * where the sheet is small, the letters are larger.
 */
export function CountryDrawing() {
  return (
    <g aria-hidden fill="none" fontSize="max(7px, 10.5px - 0.4vw)" strokeWidth="1">
      <Graticule />
      <path
        d={`${pathOf(country.outline)}Z`}
        fill="var(--paper-sunk)"
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      {country.rivers.map((river) => (
        <path key={river} d={pathOf(river)} stroke="var(--info)" strokeOpacity="0.6" strokeLinejoin="round" />
      ))}
      <g fill="var(--ink-soft)" textAnchor="middle" letterSpacing="1">
        {country.words.map(([word, at, level]) => {
          const { x, y } = pointOf(level, at)
          return (
            <text key={word} x={x} y={y}>
              {word}
            </text>
          )
        })}
      </g>
      <Scale />
    </g>
  )
}

/** Lines at every second degree, with numbers at the frame. */
function Graticule() {
  return (
    <>
      <g stroke="var(--line)" strokeDasharray="1 3">
        {meridians.map((degree) => (
          <path key={degree} d={`M${pointOf(0, degree).x} 0V${size.y}`} />
        ))}
        {parallels.map((degree) => (
          <path key={degree} d={`M0 ${pointOf(degree, 0).y}H${size.x}`} />
        ))}
      </g>
      <g fill="var(--ink-soft)">
        {meridians.map((degree) => (
          <text key={degree} x={pointOf(0, degree).x + 2} y="8">{`${degree}°E`}</text>
        ))}
        {parallels.map((degree) => (
          <text key={degree} y={pointOf(degree, 0).y - 2}>{`${degree}°N`}</text>
        ))}
      </g>
    </>
  )
}

/** Scale bar of 200 km in two halves, true to the sheet, with a north arrow. */
function Scale() {
  const half = lengthOf(100)
  return (
    <g transform={`translate(${size.x - 2 * half - 34} ${size.y - 14})`} stroke="var(--ink)">
      <path d={`M0 0H${2 * half}M0-4V4M${half}-4V4M${2 * half}-4V4`} />
      <path d={`M0 0H${half}`} strokeWidth="3" />
      <path d={`M${2 * half + 24} 4V-22m-4 8 4-8 4 8`} />
      <g fill="var(--ink)" stroke="none" textAnchor="middle">
        <text y="-7">0</text>
        <text x={2 * half} y="-7">
          200 km
        </text>
        <text x={2 * half + 24} y="-26">
          N
        </text>
      </g>
    </g>
  )
}
