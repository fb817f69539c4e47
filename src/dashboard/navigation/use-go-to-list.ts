import { type LinkProps, useNavigate } from '@tanstack/react-router'

/**
 * Leads to a list: after a deletion, or from a record that is gone.
 *
 * @param ignoreBlocker nobody is asked about what was typed and not saved
 */
export function useGoToList(list: NonNullable<LinkProps['to']>, ignoreBlocker = false) {
  const navigate = useNavigate()
  return () => void navigate({ to: list, ignoreBlocker })
}
