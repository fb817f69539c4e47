import { company } from '#src/site/company/company.ts'

/** Title of the articles' feed. */
export const feedTitle = `${company.name}: Blog and Insights`
