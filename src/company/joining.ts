/** Text for job seekers, on /team. */
export const hiringLine =
  'We hire engineers, fitters, welders and planners who sign their own work. Someone who does the job you apply for reads your application.'
