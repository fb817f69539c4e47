import { Unstyled } from '@storybook/addon-docs/blocks'

interface RulesTableProps {
  head?: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Renders a table of sentences. By default, the two columns are Do and Don’t. */
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
