const order = ['in-progress', 'planning', 'on-hold', 'completed']

/** Sorts projects by status: running ones first, completed ones last. Keeps the order within a status. */
export function runningFirst<Row extends { status: string }>(projects: readonly Row[]): Row[] {
  const place = ({ status }: Row) => (order.includes(status) ? order.indexOf(status) : order.length)
  return projects.toSorted((one, other) => place(one) - place(other))
}
