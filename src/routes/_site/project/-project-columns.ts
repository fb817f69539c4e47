/** The columns of a project's page, also while it is on its way. */
export const projectColumns = 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16'
