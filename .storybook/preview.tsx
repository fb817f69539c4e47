import { docsFrame } from './frame/docs-frame.ts'
import '#src/ui/browser/styles.css'
import './preview.css'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { RunOptions } from 'axe-core'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { backend, resetBackend } from '#mocks/backend.ts'
import { startMocks } from '#mocks/browser.ts'
import { signedInAs } from '#mocks/stories.ts'
import { demoFollowUps } from '#scripts/demo-follow-ups.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { beginSession } from '#src/api/session.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { emptyOutbox } from '#src/offline/outbox/empty-outbox.fixture.ts'
import { deletePersonalData } from '#src/offline/storage/sign-out/person-key.ts'
import { watchSaveData } from '#src/ui/browser/save-data.ts'
import { applyTheme } from '#src/ui/browser/theme.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { brand } from './blocks/brand.ts'
import { ThemedContainer } from './blocks/docs-container.tsx'
import { DocsPage } from './blocks/docs-page.tsx'
import { createPageRouter, createStoryRouter, StoryRouter } from './story-router.tsx'

watchSaveData()
const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
/** Initial theme of stories and documentation, until the toolbar changes it: the page's around a frame, else the system's. */
const initialTheme = docsFrame?.ownerDocument.documentElement.dataset.theme ?? systemTheme
// Milliseconds until a story counts as stuck, even on a slow and busy machine.
configure({ asyncUtilTimeout: 20_000 })

/**
 * Options for tests: only violations. Storybook's panel also lists passed elements, whose markup took an eighth of the
 * tests' time. Of the active rules, only the one about sounds needs preloading.
 */
const onlyViolations: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Creates a backend, a cache, and an address for every story before it is rendered. */
const surroundings: Loader = async ({ parameters }) => {
  docsFrame?.setAttribute('data-ready', '')
  // A whole page makes calls while it loads.
  resetBackend()
  backend.malformed.always = parameters.odd === true
  if (parameters.answered) for (const row of demoFollowUps(new Date())) backend.internal.answers.add(row)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
  })
  const { page, path = '/' } = parameters
  // A session starts before any story is rendered, but after this.
  if (page && parameters.staff) beginSession(signedInAs('super_admin'), true)
  return {
    queryClient,
    router: page ? await createPageRouter(page, queryClient) : await createStoryRouter(path),
  }
}

const surrounded: Decorator = (Story, { loaded, parameters }) => (
  <QueryClientProvider client={loaded.queryClient}>
    {parameters.page ? (
      <RouterProvider router={loaded.router} />
    ) : (
      <StoryRouter router={loaded.router}>
        <Story />
      </StoryRouter>
    )}
  </QueryClientProvider>
)

const themed: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme)
  return <Story />
}

/** Wraps staff parts in the dashboard's text sizes, as its layout does. */
const sized: Decorator = (Story, { parameters }) =>
  parameters.staff && !parameters.page ? (
    <div className="dense">
      <Story />
    </div>
  ) : (
    <Story />
  )

/** Checks the colours of the dark theme where the play has left the story: themes differ only in colours. */
async function checkDarkColours(context: StoryContext) {
  const { a11y } = context.parameters
  const colours = {
    ...a11y,
    options: { ...onlyViolations, runOnly: ['color-contrast', 'link-in-text-block'] },
  }
  applyTheme('dark')
  // Even a transition of zero duration takes a frame.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: colours } })
  applyTheme('light')
}

/**
 * Storybook's preview with our own parameters. `staff: true` signs an admin in; `path` is the story's address; `page`
 * is the address of a whole-page story; `answered: true` leaves only the latest enquiries without a follow-up; `widths`
 * are the widths in the documentation, in pixels; `guidance` is the advice on the part. See mocks/stories.ts for the
 * backend's responses.
 */
const preview: Preview = {
  loaders: [mswLoader(startMocks), surroundings],
  decorators: [sized, surrounded, themed],
  beforeEach: async ({ parameters }) => {
    await emptyOutbox()
    localStorage.clear()
    sessionStorage.clear()
    nameFeatures()
    toast.clear()
    if (!parameters.staff) return
    beginSession(signedInAs('super_admin'), true)
    // Delete the previous story's drafts and follow-ups, which would otherwise be offered and sent.
    await staffDrafts.forgetAll()
    await deletePersonalData()
  },
  // Storybook is never installed: the site's worker would respond from its cache at the next visit.
  afterEach: async (context) => {
    // Skip the dark check of hidden stories: visible ones have shown the same.
    const isShown = context.tags.includes('dev')
    if (isShown && context.globals.checksDark && context.globals.theme === 'light')
      await checkDarkColours(context)
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const others = workers.filter(({ active }) => active && !active.scriptURL.includes('mockServiceWorker'))
    if (others.length > 0) throw new Error(`A story registers ${others[0]?.active?.scriptURL}`)
  },
  // Frames of a documentation page are not checked again: their stories are.
  initialGlobals: { theme: initialTheme, a11y: { manual: docsFrame !== undefined } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error', options: import.meta.env.VITEST_STORYBOOK === 'false' ? onlyViolations : {} },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: DocsPage,
      container: ThemedContainer,
      theme: brand(systemTheme),
      // Pages in Markdown show each story in its own document, as high as the story.
      story: { inline: false, height: 'auto' },
      codePanel: true,
    },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1100, 1440, 2560].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'States',
          'Foundations',
          ['Colours', 'Type', 'Layout', 'Spacing', 'Icons', 'Pictures', 'Motion', 'Writing'],
          'Patterns',
          ['Inbox', 'Edit form', 'Two people', 'Offline action', 'First run'],
          '*',
          'Pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
