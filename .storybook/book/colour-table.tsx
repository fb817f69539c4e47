import { Unstyled } from '@storybook/addon-docs/blocks'
import { contrast } from './read-colours.ts'
import { themeColours } from './theme-colours.ts'

const uses = [
  ['ink', 'Words and icons'],
  ['ink-soft', 'What is said beside them: labels, dates, help'],
  ['signal', 'Links, primary buttons, focus; never for decoration alone'],
  ['signal-deep', 'The same while it is pressed or pointed at'],
  ['safe', 'Arrived, completed'],
  ['caution', 'Needs a look: waiting, on hold, offline'],
  ['danger', 'Refused, deleted, failed'],
  ['info', 'New, planned'],
  ['edge', 'The outline of a field or a button (3:1 is enough)'],
  ['line', 'Rules between things; says nothing by itself'],
] as const

/** Every colour with its contrast on paper and on sunk paper, in both themes. */
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
            {uses.map(([name, use]) => {
              const colour = colours[name] ?? colours.ink
              return (
                <tr key={name}>
                  <th scope="row">
                    <span className="book-swatch" style={{ background: colour }} />{' '}
                    <span className="book-token">--{name}</span>
                  </th>
                  <td>{colour}</td>
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
