import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

interface MissingRecordProps {
  /** "Project not found." */
  title: string
  list: LinkProps['to']
  /** The words of the way back: "Back to Projects". */
  back: string
}

/** In place of a record that is gone or never was. */
export function MissingRecord({ title, list, back }: MissingRecordProps) {
  return (
    <Empty
      title={title}
      action={
        <Link to={list} className={buttonClass()}>
          {back}
        </Link>
      }
    />
  )
}
