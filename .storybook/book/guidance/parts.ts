import type { Guidance } from './guidance.ts'

/** Guidance on the basic parts. */
export const parts: Guidance = {
  'Actions/Button': {
    use: 'Keep one primary button in view, named after its action; set `busy` while it works.',
    avoid: 'Don’t use a button to navigate: use a link, even one that looks like a button.',
  },
  'Actions/Save data switch': {
    use: 'Keep it in the footer, where its state is visible without a press.',
    avoid: 'Don’t switch it for the visitor.',
  },
  'Cards/Article': {
    use: 'Let the title be the link and the whole card its target.',
    avoid: 'Don’t truncate a title: let the card grow.',
  },
  'Cards/Card': { use: 'Use one card for content that belongs together.', avoid: 'Don’t nest cards.' },
  'Cards/E-mail address': {
    use: 'Let a long address break after its @.',
    avoid: 'Don’t truncate an address: it could not be copied.',
  },
  'Cards/Facts': {
    use: 'Use it for pairs of a name and a value.',
    avoid: 'Don’t use it for sentences, or for more than a dozen pairs.',
  },
  'Cards/Highlight': {
    use: 'Mark the searched words where they occur in the text.',
    avoid: 'Don’t mark for decoration.',
  },
  'Cards/Management': {
    use: 'Show photos of one size; people without a photo get a ruled row with initials.',
    avoid: 'Don’t leave a gap where a photo is missing.',
  },
  'Cards/Project': {
    use: 'Show the status in words, and its dates.',
    avoid: 'Don’t show more than five facts: the project’s page has them.',
  },
  'Cards/Sent from this device': {
    use: 'Show the state of each message, and its reference.',
    avoid: 'Don’t keep a message that the visitor has deleted.',
  },
  'Cards/Service': {
    use: 'Say in one sentence what the client gets.',
    avoid: 'Don’t rely on the icon alone.',
  },
  'Cards/Team members': {
    use: 'Show the name, then the role.',
    avoid: 'Don’t show an e-mail address that was not meant to be public.',
  },
  'Cards/Testimonial': {
    use: 'Quote the whole text, with the person and the company.',
    avoid: 'Don’t edit the words of a quotation.',
  },
  'Media/Avatar': {
    use: 'Show it beside the person’s name.',
    avoid: 'Don’t show it without a name.',
  },
  'Media/Before and after': {
    use: 'Show both states at the same size, with matching captions.',
    avoid: 'Don’t compare pictures of two different places.',
  },
  'Media/Carousel': {
    use: 'Use it for items of equal weight; it pauses under the pointer and the focus.',
    avoid: 'Don’t put required reading into it.',
  },
  'Media/Contact map': {
    use: 'Load the map on a tap; show the address beside it as text.',
    avoid: 'Don’t load a third-party map before the visitor asks for it.',
  },
  'Media/Initials': {
    use: 'Use them when a picture is missing or failed to load.',
    avoid: 'Don’t choose the colour: it is derived from the name.',
  },
  'Media/Lightbox': {
    use: 'Open small pictures in it; Escape and Back close it.',
    avoid: 'Don’t open a picture that would not be larger.',
  },
  'Media/Photo': {
    use: 'Use it for pictures of the backend, with the aspect ratio of their place.',
    avoid: 'Don’t use it for the brand’s own pictures: `Picture` has their sizes.',
  },
  'Media/Picture': {
    use: 'Set `sizes`, and a text alternative unless the picture is decoration.',
    avoid: 'Don’t load a picture below the fold eagerly.',
  },
  'Media/Picture grid': {
    use: 'Show two columns on a phone, more on wider screens.',
    avoid: 'Don’t mix aspect ratios in one grid.',
  },
  'Media/Picture on tap': {
    use: 'Say what the picture shows and how many kilobytes it costs.',
    avoid: 'Don’t hide text behind it.',
  },
  'Media/Stars': {
    use: 'Add the number as text for screen readers.',
    avoid: 'Don’t use it to ask for a rating.',
  },
  'Messages/Alert': {
    use: 'Say what happened and what to do; use `alert` for errors and `status` for the rest.',
    avoid: 'Don’t use it for content that is there from the start.',
  },
  'Messages/Application sent': {
    use: 'Give the reference and the next step.',
    avoid: 'Don’t offer the form again at once.',
  },
  'Messages/Badge': {
    use: 'Use one or two words for a state.',
    avoid: 'Don’t use it as a button.',
  },
  'Messages/Draft note': {
    use: 'Say that entries were restored, and offer to start again.',
    avoid: 'Don’t restore entries silently.',
  },
  'Messages/Empty': {
    use: 'Say what is missing and what to do next.',
    avoid: 'Don’t show it while data is loading.',
  },
  'Messages/Page error': {
    use: 'Keep header and footer, and offer to try again.',
    avoid: 'Don’t show a stack trace or a bare code.',
  },
  'Messages/Page not found': {
    use: 'Link to the pages that most visitors want.',
    avoid: 'Don’t blame the visitor.',
  },
  'Messages/Sent panel': {
    use: 'Say what is known: received, waiting or unknown.',
    avoid: 'Don’t say “sent” before the server has confirmed it.',
  },
  'Messages/Skeleton': {
    use: 'Take exactly the space of the content that is loading.',
    avoid: 'Don’t animate it under reduced motion.',
  },
  'Messages/Spinner': {
    use: 'Use it inside a control that is busy.',
    avoid: 'Don’t use it for a page or a list: use a skeleton.',
  },
  'Messages/Status badge': {
    use: 'Use one word and one tone for each status, everywhere.',
    avoid: 'Don’t add a tone of your own for one list.',
  },
  'Messages/Toast': {
    use: 'Confirm an action, with Undo where possible.',
    avoid: 'Don’t use it for important news: it disappears automatically.',
  },
  'Messages/Unsent note': {
    use: 'Show one line on every page while an item waits.',
    avoid: 'Don’t show it on the page of the item itself.',
  },
  'Messages/Unsent panel': {
    use: 'Say why the item waits, and offer send, edit, WhatsApp and discard.',
    avoid: 'Don’t discard an item automatically.',
  },
  'Overlays/Confirm dialog': {
    use: 'Ask before an action that cannot be undone, and name it on the button.',
    avoid: 'Don’t ask before an action that Undo reverts.',
  },
  'Overlays/Dialog': {
    use: 'Use it for a short task on the page behind it.',
    avoid: 'Don’t open a dialog from a dialog.',
  },
  'Overlays/Drawer': {
    use: 'Use it on staff’s phones: for the sidebar, or for the filters of a list with the number of rows on its button.',
    avoid: 'Don’t put a form into it: a touch outside closes it.',
  },
  'Overlays/Menu': {
    use: 'List the actions on one item, the destructive one last.',
    avoid: 'Don’t hide the main action in it.',
  },
  'Overlays/Sheet': {
    use: 'Use it for the visitors’ menu on a phone; every link inside closes it.',
    avoid: 'Don’t put a form into it: a touch outside closes it.',
  },
  'Navigation/Breadcrumbs': {
    use: 'List the levels from home; the page itself comes last and is no link.',
    avoid: 'Don’t use them for the steps of a form.',
  },
  'Navigation/Call bar': {
    use: 'Offer three ways to reach the company on pages where visitors need one.',
    avoid: 'Don’t let it cover a field, a message or the footer.',
  },
  'Navigation/Disclosure menu': {
    use: 'Open it on a press; close it on a second press or Escape.',
    avoid: 'Don’t open it on hover.',
  },
  'Navigation/Sidebar': {
    use: 'Mark the current screen, and show new records apart from totals.',
    avoid: 'Don’t let a count move its label.',
  },
  'Navigation/Site footer': {
    use: 'Repeat phone, e-mail and address on every page.',
    avoid: 'Don’t repeat the main menu in it.',
  },
  'Navigation/Site header': {
    use: 'Keep it while the page changes; give it one primary action.',
    avoid: 'Don’t let it take more than a sixth of a phone’s screen.',
  },
  'Navigation/Top bar': {
    use: 'Keep the order: search, notices, profile.',
    avoid: 'Don’t add a screen’s own actions to it.',
  },
  'Tables/Pagination': {
    use: 'Say which rows of how many are shown.',
    avoid: 'Don’t show buttons when all rows fit on one page.',
  },
}
