import { type LinkProps, useNavigate } from '@tanstack/react-router'

/** Leads to a list: after a deletion, or from a record that is gone. */
export function useGoToList(list: NonNullable<LinkProps['to']>) {
  const navigate = useNavigate()
  return () => void navigate({ to: list })
}
