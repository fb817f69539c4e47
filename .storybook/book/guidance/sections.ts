import type { Guidance } from './guidance.ts'

/** What public pages are put together from. */
export const sections: Guidance = {
  'Sections/About': ['Say what was done, when and for whom.', 'Claim what the company’s facts do not say.'],
  'Sections/Apply': ['Name the job that somebody applies for.', 'Change the heading once it can be read.'],
  'Sections/Article': [
    'One measure for all that is read, contents beside it where there is room.',
    'List the article among its own recommendations.',
  ],
  'Sections/Article list': ['Newest first, with the month in words.', 'Show drafts to visitors.'],
  'Sections/Article sidebar': ['Keep it short, and below the text on a phone.', 'Repeat what the page says.'],
  'Sections/Banner': ['Steel and words first, the picture behind them.', 'Put small print on a picture.'],
  'Sections/Career list': [
    'Say base and salary before the description: they decide whether somebody reads on.',
    'Show a career that is closed.',
  ],
  'Sections/Service list': [
    'Keep the order that the company gives its services.',
    'Filter a list that fits on a screen.',
  ],
  'Sections/Testimonial list': ['Show critical ones among the others.', 'Sort by stars.'],
  'Sections/Case studies': ['Large figures with their unit and their source.', 'Round up.'],
  'Sections/Claims': [
    'Three or four, each with a number that can be checked.',
    'Let a number count up where less movement is asked for.',
  ],
  'Sections/Closing banner': [
    'Offer the next step that fits the page.',
    'Offer what somebody has just done.',
  ],
  'Sections/Contact details': ['Phone numbers and addresses as links.', 'Show them as a picture.'],
  'Sections/Gallery': ['Two columns on a phone, the category in words.', 'Open a video by itself.'],
  'Sections/Home': [
    'Tell sections apart by their layout, not by their colour.',
    'Add a section that says nothing new.',
  ],
  'Sections/Home articles': [
    'Three titles at most, in a row that can be pushed on a phone.',
    'Show an article without a title.',
  ],
  'Sections/Home hero': [
    'One sentence, and the two things that a client wants next.',
    'Move the headline after it could be read.',
  ],
  'Sections/Home projects': ['Completed projects first.', 'Leave an empty place where a picture is missing.'],
  'Sections/Home services': ['Name the service and its discipline.', 'Show more than fit into two rows.'],
  'Sections/Home testimonials': ['Show who speaks, and of what.', 'Turn while somebody reads.'],
  'Sections/Policies': [
    'Give the text of a policy, or its date and where to ask for it.',
    'Say “committed to” without a measure.',
  ],
  'Sections/Project': [
    'Figures, dates and people before the story.',
    'Say “completed” of what is still under way.',
  ],
  'Sections/Project list': [
    'Say how many match, and keep the list in view.',
    'Filter by what no record has.',
  ],
  'Sections/Project views': [
    'Show time and place of all projects at once, with the same words as the list.',
    'Place a project where its place is not stated.',
  ],
  'Sections/Reveal on scroll': [
    'Let what comes into view rise once.',
    'Hide anything where script or movement is missing.',
  ],
  'Sections/Search results': [
    'Say how many, under which kind, with the words marked.',
    'Show what only staff may see.',
  ],
  'Sections/Search start': ['Offer what people look for most.', 'Remember what somebody searched for.'],
  'Sections/Section': ['One heading, one thought.', 'Number sections that have no order.'],
  'Sections/Service': [
    'Say what one receives, and show where it was done.',
    'Call other services “often ordered together”.',
  ],
  'Sections/Team': ['Say what each is responsible for.', 'Show faces of people who do not exist.'],
  'Sections/Written HTML': [
    'Draw it from the list of what an article may have.',
    'Set any of it as HTML unread.',
  ],
}
