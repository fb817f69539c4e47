import { company } from '#src/company/company.ts'

/** Title of the articles' feed. */
export const feedTitle = `${company.name}: Blog and Insights`
