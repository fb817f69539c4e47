/** What the address and the backend call the gallery's filters. */
export const galleryFilters = ['category', 'search'] as const
