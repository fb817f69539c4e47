import { company } from '#src/company/company.ts'
import { officeMap } from '#src/company/office-map.ts'

/** Drawing units per degree, and kilometres per degree. So near the equator both directions are equal. */
const degree = 400
const kilometres = 110.6
const room = { x: 640, y: 480 }
const scale = 25

/** A map around the office to scale, in the page's colours. It extends beyond the sheet if there is room. */
export function OfficeDrawing() {
  const office = at(...officeMap.office)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${room.x} ${room.y}`}
      overflow="visible"
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinejoin="round"
      fontSize="17"
    >
      <path
        d={`${pathOf(officeMap.land)}Z`}
        fill="var(--paper-sunk)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <g stroke="var(--info)" strokeOpacity="0.6" strokeWidth="4">
        {officeMap.rivers.map((river) => (
          <path key={river} d={pathOf(river)} />
        ))}
      </g>
      <g stroke="var(--ink-soft)" strokeWidth="1.5">
        {officeMap.roads.map((road) => (
          <path key={road} d={pathOf(road)} />
        ))}
      </g>
      {/* An outline in the colour of the land keeps names legible on top of lines. */}
      <g fill="var(--ink-soft)" stroke="var(--paper-sunk)" strokeWidth="4" paintOrder="stroke">
        {officeMap.towns.map(([name, east, north, side]) => {
          const { x, y } = at(east, north)
          return (
            <g key={name}>
              <circle cx={x} cy={y} r="4.5" fill="var(--paper)" stroke="var(--ink-soft)" strokeWidth="2" />
              <text x={side === 'start' ? x + 11 : x - 11} y={y + 6} textAnchor={side}>
                {name}
              </text>
            </g>
          )
        })}
      </g>
      <g fill="var(--info)" textAnchor="middle">
        {officeMap.waters.map(([name, east, north]) => (
          <text key={name} {...at(east, north)}>
            {name}
          </text>
        ))}
      </g>
      <g transform={`translate(${office.x} ${office.y})`}>
        <path
          d="M0 0C-5-14-20-22-20-38a20 20 0 0 1 40 0C20-22 5-14 0 0Z"
          fill="var(--signal)"
          stroke="var(--paper)"
          strokeWidth="2"
        />
        <circle cy="-38" r="7" fill="var(--paper)" />
        <text
          x="28"
          y="-28"
          fontSize="22"
          fontWeight="650"
          fill="var(--ink)"
          stroke="var(--paper-sunk)"
          strokeWidth="5"
          paintOrder="stroke"
        >
          {company.city}
        </text>
      </g>
      <Scale />
    </svg>
  )
}

/** Scale bar, true to the sheet, with a north arrow. */
function Scale() {
  const length = (scale / kilometres) * degree
  return (
    <g transform="translate(24 452)" stroke="var(--ink)" strokeWidth="1.5">
      <path d={`M0 0H${length}M0-5V5M${length / 2}-5V5M${length}-5V5`} />
      <path d={`M0 0H${length / 2}`} strokeWidth="4" />
      <path d={`M${length + 38} 6V-30m-5 10 5-10 5 10`} />
      <g fill="var(--ink)" stroke="none" fontSize="15" textAnchor="middle">
        <text y="-11">0</text>
        <text x={length} y="-11">{`${scale} km`}</text>
        <text x={length + 38} y="-36">
          N
        </text>
      </g>
    </g>
  )
}

function at(east: number, north: number) {
  return {
    x: Math.round(room.x / 2 + (east - officeMap.east) * degree),
    y: Math.round(room.y / 2 - (north - officeMap.north) * degree),
  }
}

function pathOf(line: string): string {
  const points = (line.match(/[\d.]{1,9} [\d.]{1,9}/g) ?? []).map((pair) => {
    const [east = 0, north = 0] = pair.split(' ').map(Number)
    const { x, y } = at(east, north)
    return `${x} ${y}`
  })
  return `M${points.join('L')}`
}
