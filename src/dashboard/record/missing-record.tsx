import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

/** Texts for a record that does not exist. */
export interface Missing {
  /** "Project not found." */
  title: string
  /** Label of the back link: "Back to Projects". */
  back: string
  /** Possible reason. */
  why?: string
}

interface MissingRecordProps extends Missing {
  list: LinkProps['to']
}

/** Message in place of a record that does not exist. */
export function MissingRecord({ title, list, back, why }: MissingRecordProps) {
  return (
    <Empty
      title={title}
      action={
        <Link to={list} className={buttonClass()}>
          {back}
        </Link>
      }
    >
      {why}
    </Empty>
  )
}
