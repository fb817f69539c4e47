import { type LinkProps, useNavigate } from '@tanstack/react-router'

/**
 * Returns a function that leads to a list: after a deletion, or from a missing record.
 *
 * @param ignoreBlocker do not ask about unsaved entries
 */
export function useGoToList(list: NonNullable<LinkProps['to']>, ignoreBlocker = false) {
  const navigate = useNavigate()
  return () => void navigate({ to: list, ignoreBlocker })
}
