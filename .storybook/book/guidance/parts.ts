import type { Guidance } from './guidance.ts'

/** What everything else is put together from. */
export const parts: Guidance = {
  'Actions/Button': [
    'One primary button in view, named after what it does; show that it is at work with `busy`.',
    'Use a button to go somewhere: that is a link, also when it looks like a button.',
  ],
  'Actions/Save data switch': [
    'Keep it in the footer, where its state can be read without opening anything.',
    'Turn it on or off for a visitor.',
  ],
  'Cards/Article': [
    'Let the title be the link and the whole card its target.',
    'Cut a title: let the card grow.',
  ],
  'Cards/Card': ['Rule off what belongs together.', 'Put a card into a card.'],
  'Cards/E-mail address': ['Let a long address break after its @.', 'Cut it: what is cut cannot be copied.'],
  'Cards/Facts': [
    'Use it for pairs of a name and a value.',
    'Use it for sentences, or for more than a dozen pairs.',
  ],
  'Cards/Highlight': [
    'Mark the words that were searched for, as they stand in the text.',
    'Mark for decoration.',
  ],
  'Cards/Management': [
    'Photos of one size; who has none stands in a ruled row with initials.',
    'Leave a hole where a picture is missing.',
  ],
  'Cards/Project': [
    'Show status in words and where it stands in time.',
    'Show more than five facts: the project’s page has them.',
  ],
  'Cards/Sent from this device': [
    'Say what became of each message, and its reference.',
    'Keep what a visitor has asked to forget.',
  ],
  'Cards/Service': ['Say what one gets, in one sentence.', 'Rely on the icon alone.'],
  'Cards/Team members': ['Name, then role.', 'Show an e-mail address that was not meant to be public.'],
  'Cards/Testimonial': ['Quote it whole, with who said it and where.', 'Correct what somebody has said.'],
  'Media/Avatar': ['Stand for a person beside their name.', 'Stand alone: a picture names nobody.'],
  'Media/Before and after': [
    'Draw both states in the same place, with the same words under them.',
    'Set two pictures of different places beside each other: that claims what nobody saw.',
  ],
  'Media/Carousel': [
    'Show what is one of many equals; it stops under a pointer and under the focus.',
    'Hide in it what everybody must read.',
  ],
  'Media/Contact map': [
    'Load it by a tap; the address stands beside it in words.',
    'Load a map of another house before somebody asks.',
  ],
  'Media/Initials': [
    'Stand in for a picture that is missing or failed.',
    'Choose the colour by hand: it follows from the name.',
  ],
  'Media/Lightbox': [
    'Open what is shown small, and close with Escape or Back.',
    'Open a picture that is not larger inside.',
  ],
  'Media/Photo': [
    'Use it for pictures of the backend, with the ratio of the room they get.',
    'Use it for the brand’s own pictures: those have sizes.',
  ],
  'Media/Picture': [
    'Say which room it fills (`sizes`), and what it shows unless it only decorates.',
    'Load one eagerly that is below the fold.',
  ],
  'Media/Picture grid': ['Two columns on a phone, more where there is room.', 'Mix ratios in one grid.'],
  'Media/Picture on tap': ['Say what comes and what it costs.', 'Hide words behind it.'],
  'Media/Stars': [
    'Always with the number in words for those who do not see them.',
    'Use it to ask for a rating.',
  ],
  'Messages/Alert': [
    'Say what happened and the way out; errors at once (`alert`), the rest when there is time (`status`).',
    'Use it for what stands there from the beginning.',
  ],
  'Messages/Application sent': ['Give the reference, and what comes next.', 'Offer the form again at once.'],
  'Messages/Badge': ['One or two words about how something stands.', 'Use it as a button.'],
  'Messages/Draft note': [
    'Say that entries were restored, and offer to start again.',
    'Restore without a word.',
  ],
  'Messages/Empty': [
    'Say what is not there and what to do next.',
    'Show it while something is still on its way.',
  ],
  'Messages/Page error': [
    'Keep header and footer around it, and offer to try again.',
    'Show a stack trace or a code without words.',
  ],
  'Messages/Page not found': ['Lead back to where most people want to go.', 'Blame the visitor.'],
  'Messages/Sent panel': [
    'Say what is known: received, waiting, or unsure.',
    'Say “sent” of what only left the form.',
  ],
  'Messages/Skeleton': [
    'Take the room of what comes, and nothing more.',
    'Animate it where less movement is asked for.',
  ],
  'Messages/Spinner': [
    'Use it inside a control that is at work.',
    'Use it for a page or a list: that is what placeholders are for.',
  ],
  'Messages/Status badge': [
    'One word in one tone for each status, the same everywhere.',
    'Add a tone of your own for one list.',
  ],
  'Messages/Toast': [
    'Confirm what somebody has just done, with Undo where it can be undone.',
    'Tell there what must not be missed: it goes by itself.',
  ],
  'Messages/Unsent note': [
    'One line on every page while something waits.',
    'Repeat it on the page that shows the item itself.',
  ],
  'Messages/Unsent panel': [
    'Say why it waits and what can be done now: send, edit, WhatsApp, discard.',
    'Discard anything without being asked to.',
  ],
  'Overlays/Confirm dialog': [
    'Ask before what cannot be taken back, and name it in the button.',
    'Ask before what Undo can mend.',
  ],
  'Overlays/Dialog': [
    'Use it for a short task that belongs to what is behind it.',
    'Open a dialog from a dialog.',
  ],
  'Overlays/Drawer': [
    'Use it for staff on a phone: the sidebar, or what decides what a list shows, with the number of rows in its button.',
    'Put a form in it that is to be saved: a touch outside closes it.',
  ],
  'Overlays/Menu': [
    'Gather what can be done with one thing, the dangerous last.',
    'Hide the one thing that everybody needs.',
  ],
  'Overlays/Sheet': [
    'Use it for the menu of visitors on a phone: one button opens it, every link inside leads on and closes it.',
    'Put a form or a choice in it: a touch outside closes it.',
  ],
  'Navigation/Breadcrumbs': [
    'Name the way down from home, the page itself last and not a link.',
    'Use it for steps of a form.',
  ],
  'Navigation/Call bar': [
    'Keep to three ways, where a visitor may want to reach somebody at once.',
    'Cover a field, a note or the footer with it.',
  ],
  'Navigation/Disclosure menu': [
    'A press opens it, a second one or Escape closes it.',
    'Open it by pointing alone.',
  ],
  'Navigation/Sidebar': [
    'Mark the current screen, and tell what is new from how many there are.',
    'Let a count move the words beside it.',
  ],
  'Navigation/Site footer': [
    'Repeat phone, e-mail and address on every page.',
    'Put there what belongs in the menu.',
  ],
  'Navigation/Site header': [
    'Keep it when the page changes, with one primary action.',
    'Let it take more than a sixth of a phone’s screen.',
  ],
  'Navigation/Top bar': ['Search, notices and profile, in this order.', 'Add a screen’s own actions to it.'],
  'Tables/Pagination': [
    'Say which rows are shown of how many.',
    'Draw its buttons where the shortest page has room for all rows.',
  ],
}
