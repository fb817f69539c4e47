/** Word allowed in story names. Storybook's introduction lists all of them, and a check enforces them. */
export interface StoryName {
  name: string
  shows: string
  /** Rejected synonyms. */
  not?: readonly string[]
}

/**
 * States of a component: the first words of a story name. Such a story asserts its state. `Failed` and not `Error`,
 * because an export of that name would shadow the global.
 */
export const states: readonly StoryName[] = [
  {
    name: 'Loading',
    shows: 'no answer yet: placeholders in the shape of what comes',
    not: ['Waiting', 'Pending', 'Fetching', 'Skeleton'],
  },
  {
    name: 'Empty',
    shows: 'nothing in it: a list and what comes next, a form before the first entry',
    not: ['Nothing', 'None', 'Blank', 'NoData', 'NoRecords'],
  },
  {
    name: 'NoResults',
    shows: 'a search or a filter that nothing fits, and the way back',
    not: ['Nothing', 'NoneOf', 'NoMatch', 'NoMatches', 'FilteredEmpty'],
  },
  { name: 'Filtered', shows: 'what a filter leaves' },
  {
    name: 'Failed',
    shows: 'an error: the sentence, and the way out',
    not: ['Failing', 'Error', 'Errors', 'ServerError', 'LoadFailed', 'LoadingFailed'],
  },
  {
    name: 'PartlyFailed',
    shows: 'an error in one area, while the others stand',
    not: ['Partial', 'PartiallyFailed'],
  },
  { name: 'NotFound', shows: 'the record is gone or never was, and the way back', not: ['Missing', 'Gone'] },
  {
    name: 'Offline',
    shows: 'no network: what the device has, or what it says instead',
    not: [
      'Unanswered',
      'NotOnThisDevice',
      'WithoutNetwork',
      'WithoutANetwork',
      'WithoutConnection',
      'WithoutAConnection',
      'NoNetwork',
      'NoConnection',
    ],
  },
  {
    name: 'Unreachable',
    shows: 'a network, and a server that does not answer',
    not: ['ServerDown', 'NoServer'],
  },
  {
    name: 'Odd',
    shows: 'a record that is half-empty, unreadable or has words without an end',
    not: ['OddRecord', 'OddRecords', 'NothingKnown', 'Malformed', 'Strange'],
  },
  { name: 'Hostile', shows: 'a text that wants to run: it is shown as words', not: ['Malicious', 'Evil'] },
  { name: 'Minimal', shows: 'a record with a title and no more', not: ['Bare', 'Blank'] },
  {
    name: 'NoPicture',
    shows: 'no picture is given: what stands in',
    not: ['WithoutPicture', 'WithoutAPicture', 'WithoutImage', 'NoImage'],
  },
  {
    name: 'Broken',
    shows: 'a picture that does not load',
    not: ['PictureFails', 'PictureFailed', 'ImageFailed'],
  },
  { name: 'Editing', shows: 'a form with the record that it changes', not: ['Existing', 'Prefilled'] },
  {
    name: 'Invalid',
    shows: 'entries that are not taken, each with its sentence',
    not: ['Refused', 'Nothing', 'NotValid', 'ValidationError'],
  },
  { name: 'Saving', shows: 'what staff have entered is on its way', not: ['Creating', 'Storing'] },
  {
    name: 'SaveFailed',
    shows: 'it was not taken: the sentence, and every entry kept',
    not: ['NotSaved', 'NotCreated'],
  },
  { name: 'Saved', shows: 'it arrived, and what comes of it', not: ['Stored'] },
  {
    name: 'Sending',
    shows: 'what a visitor has entered is on its way',
    not: ['Submitting', 'LoggingIn', 'SigningIn', 'Uploading'],
  },
  {
    name: 'SendFailed',
    shows: 'it was not taken: the sentence, and every entry kept',
    not: ['NotSent', 'SubmitFailed', 'ServerSaysNothing'],
  },
  { name: 'Sent', shows: 'it arrived, and what comes next', not: ['Submitted'] },
  {
    name: 'Confirm',
    shows: 'the question before it is done: Confirm Delete, Confirm Leave',
    not: ['Asking'],
  },
  { name: 'Deleting', shows: 'a deletion on its way', not: ['Removing'] },
  {
    name: 'DeleteFailed',
    shows: 'it was not deleted, and why',
    not: ['DeletionFailed', 'DeletionRefused', 'NotDeleted'],
  },
  {
    name: 'DraftRestored',
    shows: 'entries of before are back in their form',
    not: ['DraftKept', 'DraftBack'],
  },
  { name: 'Queued', shows: 'in the outbox until it can be sent (“Waiting”)', not: ['Waiting', 'Unsent'] },
  {
    name: 'Rejected',
    shows: 'in the outbox: the server did not take it (“Needs attention”)',
    not: ['Refused', 'Declined'],
  },
  {
    name: 'Unconfirmed',
    shows: 'in the outbox: it may have arrived (“Not known”)',
    not: ['NotKnown', 'Unsure', 'PerhapsArrived'],
  },
  { name: 'Stopped', shows: 'in the outbox: the visitor has stopped it', not: ['Cancelled'] },
  {
    name: 'NoStorage',
    shows: 'a browser that keeps nothing, or has no room',
    not: ['MemoryOnly', 'NotKeptByTheDevice', 'SiteDataIsBlocked', 'StorageBlocked'],
  },
  {
    name: 'Unsupported',
    shows: 'what this browser or this server cannot do',
    not: ['NotSupported', 'NotNamed', 'Unavailable'],
  },
  {
    name: 'SaveData',
    shows: 'data saving is on: pictures on tap, nothing ahead',
    not: ['DataSaving', 'DataSaved', 'SavingData'],
  },
  { name: 'ReducedMotion', shows: 'the system asks for less movement', not: ['Still', 'NoMotion'] },
]

/** Variants of a component: the first words of a story name. A visual snapshot alone may show them. */
export const looks: readonly StoryName[] = [
  {
    name: 'Default',
    shows: 'as it comes, where there is nothing to fill',
    not: ['Whole', 'Plain', 'Regular', 'Basic', 'Normal', 'Standard', 'Usual'],
  },
  {
    name: 'Filled',
    shows: 'the usual content: a list with believable records, a form with its entries',
    not: ['Loaded', 'Populated', 'WithData'],
  },
  {
    name: 'Long',
    shows: 'more words than there is room for',
    not: ['LongText', 'LongTitle', 'LongContent', 'LongCaption', 'Overflow', 'Overflowing'],
  },
  { name: 'Many', shows: 'hundreds or thousands of records', not: ['ManyRecords'] },
  { name: 'One', shows: 'a single record or picture', not: ['Single'] },
  { name: 'Open', shows: 'a menu, dialog or sheet that is open', not: ['JustOpened'] },
  { name: 'Closed', shows: 'the button that opens it', not: ['Collapsed'] },
]

/** Surroundings of a component: the last word of a story name. */
export const frames: readonly StoryName[] = [
  {
    name: 'Dark',
    shows: 'the dark theme, whatever the toolbar says',
    not: ['InTheDark', 'DarkTheme', 'DarkMode'],
  },
  { name: 'Phone', shows: 'the width of a phone', not: ['OnAPhone', 'OfAPhone', 'Narrow', 'Mobile'] },
  { name: 'Desktop', shows: 'a wide window', not: ['OnADesktop'] },
  { name: 'Dense', shows: 'the sizes of the dashboard', not: ['Compact'] },
  { name: 'OnSteel', shows: 'the dark blue of header and sidebar' },
]
