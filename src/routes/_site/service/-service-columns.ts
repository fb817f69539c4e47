/** The columns of a service's page, also while it is on its way. */
export const serviceColumns = 'grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16'
