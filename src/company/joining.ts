/** Text for job seekers, on /team. */
export const hiringLine =
  'We look for people who sign their own work: engineers, fitters, welders, planners. Every application is read by somebody who does the job that you apply for.'
