import css from '#src/ui/browser/theme.css?raw'
import { RulesTable } from './rules-table.tsx'
import { readTypeSteps } from './type-steps.ts'

/** Lists sizes, line heights, and weights of both scales, from the product's style sheet. */
export function TypeTable() {
  return (
    <RulesTable
      head={['Step', 'Public, narrow', 'Public, from 1024 px', 'Dashboard', 'Line height', 'Weight']}
      rows={readTypeSteps(css).map(({ name, phone, desktop, dashboard, lineHeight }) => [
        name,
        `${phone} px`,
        `${desktop} px`,
        dashboard ? `${dashboard} px` : 'not used',
        `${lineHeight}`,
        /-(?:xl|\dxl)$/.test(name) ? '650, Archivo' : '400; 600 for labels and buttons',
      ])}
    />
  )
}
