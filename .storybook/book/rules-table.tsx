import { Unstyled } from '@storybook/addon-docs/blocks'

interface RulesTableProps {
  head?: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table of sentences; of two columns without a head what to do, and what not. */
export function RulesTable({ head = ['Do', 'Don’t'], rows }: RulesTableProps) {
  return (
    <Unstyled>
      <table className="book-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}
