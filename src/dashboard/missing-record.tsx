import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

interface MissingRecordProps {
  /** "Project not found." */
  title: string
  list: LinkProps['to']
  /** The words of the way back: "Back to Projects". */
  back: string
  /** What may have happened. */
  children?: ReactNode
}

/** In place of a record that is gone or never was. */
export function MissingRecord({ title, list, back, children }: MissingRecordProps) {
  return (
    <Empty
      title={title}
      action={
        <Link to={list} className={buttonClass()}>
          {back}
        </Link>
      }
    >
      {children}
    </Empty>
  )
}
