import type { Guidance } from './guidance.ts'

/** Guidance on the sections of public pages. */
export const sections: Guidance = {
  'Sections/About': {
    use: 'Say what was built, when and for whom.',
    avoid: 'Don’t claim anything beyond the company’s facts.',
  },
  'Sections/Apply': {
    use: 'Name the job in the heading.',
    avoid: 'Don’t change the heading after it was rendered.',
  },
  'Sections/Article': {
    use: 'Keep one line length; put the contents beside the text on wide screens.',
    avoid: 'Don’t list the article among its own recommendations.',
  },
  'Sections/Article list': {
    use: 'Sort by newest first, with the month in words.',
    avoid: 'Don’t show drafts to visitors.',
  },
  'Sections/Article sidebar': {
    use: 'Keep it short, and below the text on a phone.',
    avoid: 'Don’t repeat the content of the page.',
  },
  'Sections/Banner': {
    use: 'Put the words on steel, and the picture behind them.',
    avoid: 'Don’t put small print on a picture.',
  },
  'Sections/Career list': {
    use: 'Show place and salary before the description: applicants decide by them.',
    avoid: 'Don’t show closed careers.',
  },
  'Sections/Service list': {
    use: 'Keep the company’s own order of services.',
    avoid: 'Don’t filter a list that fits on a screen.',
  },
  'Sections/Testimonial list': {
    use: 'Show critical testimonials among the others.',
    avoid: 'Don’t sort by stars.',
  },
  'Sections/Case studies': {
    use: 'Show large figures with unit and source.',
    avoid: 'Don’t round up.',
  },
  'Sections/Claims': {
    use: 'Show three or four claims, each with a number that can be checked.',
    avoid: 'Don’t count numbers up under reduced motion.',
  },
  'Sections/Closing banner': {
    use: 'Offer the next step of this page.',
    avoid: 'Don’t offer an action that the visitor has just finished.',
  },
  'Sections/Contact details': {
    use: 'Make phone numbers and addresses links.',
    avoid: 'Don’t show them as pictures.',
  },
  'Sections/Gallery': {
    use: 'Show two columns on a phone, and the category in words.',
    avoid: 'Don’t start a video automatically.',
  },
  'Sections/Home': {
    use: 'Tell sections apart by their layout, not by their colour.',
    avoid: 'Don’t add a section that says nothing new.',
  },
  'Sections/Home articles': {
    use: 'Show three titles at most, in a row that scrolls sideways on a phone.',
    avoid: 'Don’t show an article without a title.',
  },
  'Sections/Home hero': {
    use: 'Show one sentence, and the two next steps of a client.',
    avoid: 'Don’t move the headline after it was rendered.',
  },
  'Sections/Home projects': {
    use: 'Show completed projects first.',
    avoid: 'Don’t leave a gap where a picture is missing.',
  },
  'Sections/Home services': {
    use: 'Name the service and its discipline.',
    avoid: 'Don’t show more than two rows.',
  },
  'Sections/Home testimonials': {
    use: 'Show the person and the project.',
    avoid: 'Don’t turn automatically while a visitor reads.',
  },
  'Sections/Policies': {
    use: 'Show the text of a policy, or its date and where to ask for it.',
    avoid: 'Don’t say “committed to” without a measure.',
  },
  'Sections/Project': {
    use: 'Show figures, dates and people before the story.',
    avoid: 'Don’t call a running project “completed”.',
  },
  'Sections/Project list': {
    use: 'Say how many match, and keep the list in view.',
    avoid: 'Don’t offer a filter that matches no record.',
  },
  'Sections/Project views': {
    use: 'Show time and place of all projects at once, with the same words as the list.',
    avoid: 'Don’t put a project on the map without a stated place.',
  },
  'Sections/Reveal on scroll': {
    use: 'Let content rise once when it scrolls into view.',
    avoid: 'Don’t hide content without script or motion.',
  },
  'Sections/Search results': {
    use: 'Show counts by kind, and mark the searched words.',
    avoid: 'Don’t show staff’s data.',
  },
  'Sections/Search start': {
    use: 'Offer the most wanted pages.',
    avoid: 'Don’t store searched words.',
  },
  'Sections/Section': {
    use: 'Give each section one heading and one thought.',
    avoid: 'Don’t number sections that have no order.',
  },
  'Sections/Service': {
    use: 'Say what the client receives, and show projects that prove it.',
    avoid: 'Don’t call other services “often ordered together”.',
  },
  'Sections/Team': {
    use: 'Say what each is responsible for.',
    avoid: 'Don’t show faces of people who do not exist.',
  },
  'Sections/Written HTML': {
    use: 'Render it from the list of allowed elements.',
    avoid: 'Don’t insert unchecked HTML.',
  },
}
