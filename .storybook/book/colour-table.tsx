import { Unstyled } from '@storybook/addon-docs/blocks'
import { contrast } from './read-colours.ts'
import { themeColours } from './theme-colours.ts'

const surfaces = [
  ['paper', 'What everything stands on: pages, cards, fields'],
  ['paper-sunk', 'What lies a step lower: sections between others, the row pointed at'],
  ['steel', 'The bands of the brand, the same in both themes; inside them it is the paper'],
] as const

const uses = [
  ['ink', 'Words and icons'],
  ['ink-soft', 'What is said beside them: labels, dates, help'],
  [
    'signal',
    'Links, primary buttons, focus; the short lines, numbers and icons that mark a section or a rule',
  ],
  ['signal-deep', 'The same while it is pressed or pointed at'],
  ['safe', 'Arrived, completed'],
  ['caution', 'Needs a look: waiting, on hold, offline'],
  ['danger', 'Refused, deleted, failed'],
  ['info', 'New, planned'],
  ['edge', 'The outline of a field or a button (3:1 is enough)'],
  ['line', 'Rules between things; says nothing by itself'],
] as const

/** Lists every colour of a theme with its contrast: of ink on a surface, of others on paper and sunk paper. */
export function ColourTable({ theme }: { theme: 'light' | 'dark' }) {
  const colours = themeColours[theme]
  return (
    <Unstyled>
      <div className="book-window">
        <table className="book-table" data-theme={theme}>
          <thead>
            <tr>
              <th scope="col">Colour</th>
              <th scope="col">Value</th>
              <th scope="col">On paper</th>
              <th scope="col">On sunk paper</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {surfaces.map(([name, use]) => {
              const { ink } = name === 'steel' ? themeColours.dark : colours
              return (
                <tr key={name}>
                  <Token name={name} colour={colours[name]} />
                  <td colSpan={2}>Ink on it: {contrast(ink, colours[name]).toFixed(1)} : 1</td>
                  <td>{use}</td>
                </tr>
              )
            })}
            {uses.map(([name, use]) => {
              const colour = colours[name] ?? colours.ink
              return (
                <tr key={name}>
                  <Token name={name} colour={colour} />
                  <td>{contrast(colour, colours.paper).toFixed(1)} : 1</td>
                  <td>{contrast(colour, colours['paper-sunk']).toFixed(1)} : 1</td>
                  <td>{use}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}

/** Renders the cells that identify a row's colour. */
function Token({ name, colour }: { name: string; colour: string }) {
  return (
    <>
      <th scope="row">
        <span className="book-swatch" style={{ background: colour }} />{' '}
        <span className="book-token">--{name}</span>
      </th>
      <td>{colour}</td>
    </>
  )
}
