const none: ReadonlySet<string> = new Set()

/**
 * Ids of the records of an inbox that staff have marked as answered. No list has such marks yet.
 *
 * @param _inbox where its list is
 */
export function useAnswered(_inbox: string): ReadonlySet<string> {
  return none
}
