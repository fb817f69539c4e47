/** Texts for job seekers, on /careers. */
export const purpose =
  'Build things you can point to. Open positions in our offices and on our sites, each with its salary.'
export const terms =
  'Salaries are yearly, in US dollars, before tax. We assess you only on what the advert asks for.'
export const openApplication =
  'Send us your resume and the position you have in mind. We read it when we put the next team together.'

/** Text after the company's name in search results. */
export const where = ', in our offices and on our sites, each with its salary range.'
