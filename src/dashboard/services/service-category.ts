import { serviceCategories } from '#src/contract/services.ts'

/** What a category is called; one that we do not know shows its own text. */
export const categoryLabel = (category: string): string =>
  serviceCategories.find(({ value }) => value === category)?.label ?? category
