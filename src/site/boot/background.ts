import { hasVisitorData } from '#src/offline/outbox/has-items.ts'
import { ignore } from '#src/offline/start-up.ts'
import { visitorDraftPrefix } from '#src/offline/storage/storage-names.ts'
import { safeLocal, safeSession } from '#src/ui/browser/safe-storage.ts'
import { recordVisit } from './record-visit.ts'

/** Executes the app, as an interaction does. */
const startApp = () => window.earlyInput?.start()

// The boot script runs this file when the page has loaded, without an interaction. The app imports it, too: the browser
// runs it once.
void recordVisit()
void import('#src/offline/keep-site-facts.ts').then(({ keepSiteFacts }) => keepSiteFacts(), ignore)
void import('#src/offline/after-load.ts').then(({ registerWorkerWhenWanted, sendPendingItems }) => {
  registerWorkerWhenWanted()
  // The app shows unsent submissions, also those that another tab stores later.
  sendPendingItems(async () => {
    startApp()
    const { showUnsentNote } = await import('#src/site/forms/unsent-note.tsx')
    showUnsentNote()
  })
}, ignore)
// The app fills in drafts, and what the tab or a closed page has left of one.
const hasLeftText = () => safeSession.get('typed') || safeLocal.names(visitorDraftPrefix).length > 0
if (hasLeftText()) startApp()
else void hasVisitorData().then((hasData) => hasData && startApp())
