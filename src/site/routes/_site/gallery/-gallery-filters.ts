/** Names of the gallery's filters, in the address and in the API. */
export const galleryFilters = ['category', 'search'] as const
