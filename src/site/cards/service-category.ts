import { serviceCategories } from '#src/contract/services.ts'

/** What a category is called; one that we do not know shows its own text. */
export function categoryLabel(category: string): string {
  return serviceCategories.find(({ value }) => value === category)?.label ?? category
}
