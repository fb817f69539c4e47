import { blogReads } from './blog-reads.ts'
import { careerReads } from './career-reads.ts'
import { mediaReads } from './media-reads.ts'
import { projectReads } from './project-reads.ts'
import { readable } from './reads.ts'
import { serviceReads } from './service-reads.ts'
import { teamReads } from './team-reads.ts'
import { testimonialReads } from './testimonial-reads.ts'

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
