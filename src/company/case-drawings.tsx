import type { ComponentType } from 'react'
import type { Elements } from '#src/ui/elements.ts'
import type { CaseStudy } from './case-studies.ts'

export type CaseState = 'before' | 'after'

/** A drawing of one state, in the units of `room`. Both states of a job share the same place. */
export type CaseDrawing = ComponentType<{ state: CaseState; labels: CaseStudy['labels'] }>

export const room = { x: 640, y: 360 }

/** Crude tank 11 from above: at its old place beside the road, then on its new ring beam. */
const TankPlan: CaseDrawing = ({ state, labels }) => {
  const isAfter = state === 'after'
  const [from, to] = [oldPlace, newPlace].map(({ x, y }) => `translate(${x} ${y})`)
  return (
    <g {...line}>
      <Grid />
      <path d={`M0 ${isAfter ? 268 : 304}H640V344H0Z`} fill="var(--paper-sunk)" stroke="var(--edge)" />
      <path d={`M0 ${isAfter ? 306 : 324}H640`} stroke="var(--edge)" strokeDasharray="24 16" />
      {!isAfter && <path d="M0 268H640" {...planned} />}
      <circle r="66" transform={isAfter ? from : to} {...planned} />
      <g transform={isAfter ? to : from} fill="var(--paper)">
        <circle r="66" {...steady} strokeWidth="2.5" />
        <circle r="54" fill="var(--paper-sunk)" />
        <path d="M-54 0H54M0-54V54" stroke="var(--line)" />
      </g>
      {isAfter && <path d="M240 154 394 139m-15-9 15 9-13 12" {...steady} stroke="var(--signal)" />}
      <g {...words} textAnchor="middle">
        <text x={isAfter ? newPlace.x : oldPlace.x} y={isAfter ? 141 : 165}>
          {labels.tank}
        </text>
        {isAfter ? (
          // Right of the middle, where the edge between both states is at first.
          <text x="356" y="126" fill="var(--signal)" fontWeight="700">
            {labels.way}
          </text>
        ) : (
          <text x={newPlace.x} y="141">
            {labels.beam}
          </text>
        )}
      </g>
      <g {...words}>
        <text x={isAfter ? 624 : 16} y={isAfter ? 295 : 257} textAnchor={isAfter ? 'end' : 'start'}>
          {isAfter ? labels.road : labels.planned}
        </text>
      </g>
      <Stamp state={state} />
    </g>
  )
}

const oldPlace = { x: 160, y: 158 }
const newPlace = { x: 470, y: 134 }

/** Fourteen motor control centres from the front: with old drawers, then with new ones. */
const BoardFront: CaseDrawing = ({ state }) => {
  const isAfter = state === 'after'
  return (
    <g {...line}>
      <Grid />
      {boards.map((board) => (
        <g key={board} transform={`translate(${34 + (board % 7) * 83} ${board < 7 ? 52 : 206})`}>
          <rect width="74" height="136" fill="var(--paper)" {...steady} />
          {drawers.map((drawer) => (
            <g key={drawer} transform={`translate(7 ${8 + drawer * 31})`}>
              <rect width="60" height="25" fill={isAfter ? 'var(--paper)' : 'var(--line)'} />
              {isAfter ? (
                <path d="M8 12.5H34M46 8v9" {...steady} stroke="var(--signal)" />
              ) : (
                <path d="M4 21 20 4M20 21 36 4M36 21 52 4" stroke="var(--edge)" />
              )}
            </g>
          ))}
        </g>
      ))}
      <Stamp state={state} />
    </g>
  )
}

const boards = Array.from({ length: 14 }, (_, index) => index)
const drawers = [0, 1, 2, 3]

function Grid() {
  const across = Array.from({ length: 7 }, (_, index) => `M${(index + 1) * 80} 0V${room.y}`)
  const down = Array.from({ length: 4 }, (_, index) => `M0 ${(index + 1) * 72}H${room.x}`)
  return <path d={[...across, ...down].join('')} stroke="var(--line)" strokeOpacity="0.6" />
}

/** Label in a corner of its state, so that the moving edge covers it with its drawing. */
function Stamp({ state }: { state: string }): Elements {
  return (
    <text
      x={state === 'after' ? room.x - 14 : 14}
      y="32"
      {...words}
      textAnchor={state === 'after' ? 'end' : 'start'}
      fill="var(--signal)"
      fontWeight="700"
    >
      {state === 'after' ? 'After' : 'Before'}
    </text>
  )
}

const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.5 }
/** Stroke of the same width on a wide screen, where the drawing is larger, as on a phone. */
const steady = { vectorEffect: 'non-scaling-stroke', strokeWidth: 2 } as const
const planned = { ...steady, stroke: 'var(--signal)', strokeDasharray: '8 7' }
/** Text style, in drawing units, which are smaller on a phone. */
const words = { fill: 'var(--ink)', stroke: 'none', fontSize: 20, fontWeight: 600, className: 'lg:text-sm' }

/** Drawings by the id of the case study. */
export const caseDrawings: Record<string, CaseDrawing> = { 'tank-11': TankPlan, 'nine-nights': BoardFront }
