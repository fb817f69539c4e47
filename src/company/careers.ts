/** Texts for job seekers, on /careers. */
export const purpose = 'Open positions in our offices and on our sites, each with its salary.'
export const terms =
  'Salaries are yearly, in US dollars, before tax. What a job asks for is what we check: no more, no less.'
export const openApplication =
  'Send us your resume anyway, with the position that you have in mind. We read it when the next team is put together.'

/** Text after the company's name in search results. */
export const where = ', in our offices and on our sites, each with its salary range.'
