import { company } from '#src/site/company/company.ts'

/** What readers of feeds call the articles. */
export const feedTitle = `${company.name}: Blog and Insights`
