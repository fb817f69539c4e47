import { blogReads } from './blogs/record.ts'
import { careerReads } from './careers/record.ts'
import { mediaReads } from './media/record.ts'
import { projectReads } from './projects/record.ts'
import { readable } from './schema/reads.ts'
import { serviceReads } from './services/record.ts'
import { teamReads } from './team/record.ts'
import { testimonialReads } from './testimonials/record.ts'

/** Collections that visitors read. */
export const visitorReads = {
  projects: readable(projectReads),
  services: readable(serviceReads),
  careers: readable(careerReads),
  testimonials: readable(testimonialReads),
  team: readable(teamReads),
  media: readable(mediaReads),
  blogs: readable(blogReads),
}
