import { Link, type LinkProps } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { buttonClass } from '#src/ui/button.tsx'
import { DeleteItem } from './delete-item.tsx'
import type { Removable } from './delete-question.tsx'
import { useToList } from './to-list.ts'

interface RecordActionsProps {
  /** The route of the form, with `$id`. */
  edit: Extract<LinkProps['to'], `/dashboard/${string}/$id/edit`>
  /** Where it leads once the record is deleted. */
  list: NonNullable<LinkProps['to']>
  of: Removable
  id: string
  thing: string
  /** The question before deleting, letter for letter. */
  children: string
}

/** Edit and Delete beside the heading of a record's detail. */
export function RecordActions({ edit, list, children, ...question }: RecordActionsProps) {
  const toList = useToList(list)
  return (
    <>
      <Link to={edit} params={{ id: question.id }} className={buttonClass('secondary')}>
        <Pencil aria-hidden size={16} strokeWidth={1.5} />
        Edit
      </Link>
      <DeleteItem {...question} label="Delete" onDeleted={toList}>
        {children}
      </DeleteItem>
    </>
  )
}
