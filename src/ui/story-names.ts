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
    shows: 'no response yet: placeholders in the shape of the content',
    not: ['Waiting', 'Pending', 'Fetching', 'Skeleton'],
  },
  {
    name: 'Empty',
    shows: 'no content: a list with the next step, a form before the first entry',
    not: ['Nothing', 'None', 'Blank', 'NoData', 'NoRecords'],
  },
  {
    name: 'NoResults',
    shows: 'a search or a filter without matches, and the way back',
    not: ['Nothing', 'NoneOf', 'NoMatch', 'NoMatches', 'FilteredEmpty'],
  },
  { name: 'Filtered', shows: 'the records that match a filter' },
  {
    name: 'Failed',
    shows: 'an error: what happened, and what to do',
    not: ['Failing', 'Error', 'Errors', 'ServerError', 'LoadFailed', 'LoadingFailed'],
  },
  {
    name: 'PartlyFailed',
    shows: 'an error in one area, content in the others',
    not: ['Partial', 'PartiallyFailed'],
  },
  { name: 'NotFound', shows: 'a record that does not exist, and the way back', not: ['Missing', 'Gone'] },
  {
    name: 'Offline',
    shows: 'no network: the data on the device, or a note that there is none',
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
    shows: 'a network, but no response from the server',
    not: ['ServerDown', 'NoServer'],
  },
  {
    name: 'Odd',
    shows: 'a record that is half-empty, unreadable or endlessly long',
    not: ['OddRecord', 'OddRecords', 'NothingKnown', 'Malformed', 'Strange'],
  },
  { name: 'Hostile', shows: 'a text that contains code: it is shown as text', not: ['Malicious', 'Evil'] },
  { name: 'Minimal', shows: 'a record with only a title', not: ['Bare', 'Blank'] },
  {
    name: 'NoPicture',
    shows: 'a record without a picture, and its replacement',
    not: ['WithoutPicture', 'WithoutAPicture', 'WithoutImage', 'NoImage'],
  },
  {
    name: 'Broken',
    shows: 'a picture that fails to load',
    not: ['PictureFails', 'PictureFailed', 'ImageFailed'],
  },
  { name: 'Editing', shows: 'a form with an existing record', not: ['Existing', 'Prefilled'] },
  {
    name: 'Invalid',
    shows: 'invalid entries, each with its message',
    not: ['Refused', 'Nothing', 'NotValid', 'ValidationError'],
  },
  { name: 'Saving', shows: 'a staff form while it is being saved', not: ['Creating', 'Storing'] },
  {
    name: 'SaveFailed',
    shows: 'a rejected form: the message, and every entry',
    not: ['NotSaved', 'NotCreated'],
  },
  { name: 'Saved', shows: 'a staff form after the save', not: ['Stored'] },
  {
    name: 'Sending',
    shows: 'a visitor’s form while it is being sent',
    not: ['Submitting', 'LoggingIn', 'SigningIn', 'Uploading'],
  },
  {
    name: 'SendFailed',
    shows: 'a rejected form: the message, and every entry',
    not: ['NotSent', 'SubmitFailed', 'ServerSaysNothing'],
  },
  { name: 'Sent', shows: 'a confirmed submission, and the next step', not: ['Submitted'] },
  {
    name: 'Confirm',
    shows: 'the question before an action: Confirm Delete, Confirm Leave',
    not: ['Asking'],
  },
  { name: 'Deleting', shows: 'a deletion in progress', not: ['Removing'] },
  {
    name: 'DeleteFailed',
    shows: 'a failed deletion, and its reason',
    not: ['DeletionFailed', 'DeletionRefused', 'NotDeleted'],
  },
  {
    name: 'DraftRestored',
    shows: 'a form with the entries of an earlier visit',
    not: ['DraftKept', 'DraftBack'],
  },
  { name: 'Queued', shows: 'an outbox item that waits to be sent (“Waiting”)', not: ['Waiting', 'Unsent'] },
  {
    name: 'Rejected',
    shows: 'an outbox item that the server rejected (“Needs attention”)',
    not: ['Refused', 'Declined'],
  },
  {
    name: 'Unconfirmed',
    shows: 'an outbox item that may have arrived (“Not known”)',
    not: ['NotKnown', 'Unsure', 'PerhapsArrived'],
  },
  { name: 'Stopped', shows: 'an outbox item that the visitor stopped', not: ['Cancelled'] },
  {
    name: 'NoStorage',
    shows: 'a browser without storage, or with full storage',
    not: ['MemoryOnly', 'NotKeptByTheDevice', 'SiteDataIsBlocked', 'StorageBlocked'],
  },
  {
    name: 'Unsupported',
    shows: 'a feature that the browser or the server lacks',
    not: ['NotSupported', 'NotNamed', 'Unavailable'],
  },
  {
    name: 'SaveData',
    shows: 'data saving: pictures on tap, nothing preloaded',
    not: ['DataSaving', 'DataSaved', 'SavingData'],
  },
  { name: 'ReducedMotion', shows: 'reduced motion as a system setting', not: ['Still', 'NoMotion'] },
]

/** Variants of a component: the first words of a story name. A visual snapshot alone may show them. */
export const looks: readonly StoryName[] = [
  {
    name: 'Default',
    shows: 'the part as it is, where it has no content to fill',
    not: ['Whole', 'Plain', 'Regular', 'Basic', 'Normal', 'Standard', 'Usual'],
  },
  {
    name: 'Filled',
    shows: 'usual content: a list with realistic records, a form with entries',
    not: ['Loaded', 'Populated', 'WithData'],
  },
  {
    name: 'Long',
    shows: 'more text than there is space for',
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
    shows: 'the dark theme, regardless of the toolbar',
    not: ['InTheDark', 'DarkTheme', 'DarkMode'],
  },
  { name: 'Phone', shows: 'the width of a phone', not: ['OnAPhone', 'OfAPhone', 'Narrow', 'Mobile'] },
  { name: 'Desktop', shows: 'a wide window', not: ['OnADesktop'] },
  { name: 'Dense', shows: 'the sizes of the dashboard', not: ['Compact'] },
  { name: 'OnSteel', shows: 'the dark blue of header and sidebar' },
]
