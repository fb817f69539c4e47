import { Unstyled } from '@storybook/addon-docs/blocks'
import { CircleAlert, History, icons, Trash2, TriangleAlert } from 'lucide-react'
import { iconUses } from './icon-uses.ts'

const sources = import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Icon names that the product imports, so that the list is always current. */
const used = new Set(
  Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)).flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) =>
          name
            .replace(/\btype\b|\bas\b.*/g, '')
            .trim()
            .replace(/Icon$/, ''),
        )
        .filter((name) => name !== ''),
    ),
  ),
)

/** Icons by name. Lucide's own list has only their newest names. */
const named = { ...icons, CircleAlert, History, Trash2, TriangleAlert }

/** Lists every icon of the product with its name and meaning. */
export function IconList() {
  const known = Object.entries(named)
    .filter(([name]) => used.has(name))
    .sort(([one], [other]) => one.localeCompare(other))
  return (
    <Unstyled>
      <ul className="book-icons">
        {known.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden size={24} strokeWidth={1.75} /> {name}
            {iconUses[name] && <span className="book-use">{iconUses[name]}</span>}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
