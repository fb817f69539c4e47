import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

/** What is said in place of a record that is gone or never was. */
export interface Missing {
  /** "Project not found." */
  title: string
  /** The words of the way back: "Back to Projects". */
  back: string
  /** What may have happened. */
  why?: string
}

interface MissingRecordProps extends Missing {
  list: LinkProps['to']
}

/** In place of a record that is gone or never was. */
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
