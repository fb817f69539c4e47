import type { StoryObj } from '@storybook/react-vite'
import { http } from 'msw/http'
import { expect, screen, waitFor } from 'storybook/test'
import { backend } from './backend.ts'
import { type MockParameters, respondWith, simulateFaults } from './stories.ts'

type State = Pick<StoryObj, 'parameters' | 'play'>

/**
 * Shows the placeholders of a screen whose call never responds.
 *
 * @example export const Loading: Story = loading('/careers', 3)
 */
export function loadingState(path: string, skeletons = 1): State {
  return {
    parameters: respondWith(path, 'never'),
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(skeletons)
    },
  }
}

/** Submits a visitor's form without a network: it is stored on the device, and not reported as sent. */
export function storedOnDevice<Context extends StoredOnDeviceContext>(
  send: (context: Context) => Promise<void>,
): { parameters: State['parameters']; play: (context: Context) => Promise<void> } {
  return {
    parameters: simulateFaults('offline'),
    play: async (context) => {
      await send(context)
      await expect(
        await context.canvas.findByRole('heading', { name: 'Saved on this device.' }),
      ).toBeVisible()
      await expect(context.args.onSent).not.toHaveBeenCalled()
      // The page changes its heading.
      if (context.args.onWaiting) await expect(context.args.onWaiting).toHaveBeenCalledWith(true)
    },
  }
}

interface StoredOnDeviceContext extends Pick<Hands, 'canvas'> {
  args: { onSent: unknown; onWaiting?: unknown }
}

/** Shows a list without records: its heading and the next step. */
export function empty(path: string, response: object, ...texts: string[]): State {
  return { parameters: respondWith(path, response), play: showsTexts(texts) }
}

/**
 * Shows records with hardly any data, or with endless words: each is an item with placeholders for missing data, and
 * nothing overflows.
 *
 * @example export const Odd: Story = odd('/projects', { projects: [{}, { _id: 'x' }] }, 2, 'Untitled project')
 */
export function malformedState(
  path: string,
  response: object,
  items: number,
  ...texts: (string | RegExp)[]
): State {
  return {
    parameters: respondWith(path, response),
    play: async ({ canvas, canvasElement }) => {
      for (const text of texts) {
        const [first] = await canvas.findAllByText(text)
        await expect(first).toBeVisible()
      }
      await expect(canvasElement.querySelectorAll('li')).toHaveLength(items)
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    },
  }
}

/** Shows a new form: its fields are empty and valid, and it can be submitted. */
export function keepsEntries(button: string, ...labels: (string | RegExp)[]): Pick<State, 'play'> {
  return {
    play: async ({ canvas }) => {
      for (const label of labels) {
        const field = await canvas.findByLabelText(label)
        await expect(field).toBeVisible()
        await expect(field).toHaveValue('')
        await expect(field).not.toHaveAttribute('aria-invalid')
      }
      await expect(canvas.getByRole('button', { name: button })).toBeEnabled()
      await expect(canvas.queryByRole('alert')).toBeNull()
    },
  }
}

/** Lets the backend fail: visitors see the call's own message, staff the status. */
export function failedState(path: string, sentence = 'Request failed with status 500'): State {
  return {
    parameters: respondWith(path, 500),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence)
    },
  }
}

/**
 * Ends the play here in a frame of a documentation page, which shows the state in the story's name. The rest is for the
 * tests.
 */
export async function awaitState(): Promise<void> {
  if ('docsFrame' in document.documentElement.dataset) await new Promise(() => undefined)
}

/** Shows the call's own message when there is no response and no cached data. */
export function offline(sentence: string): State {
  return { parameters: simulateFaults('offline'), play: showsTexts([sentence]) }
}

/** Shows a missing record: the message, and the way back. */
export function notFound(path: string, title: string | RegExp, back: string): State {
  return {
    parameters: respondWith(path, 404),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(title)).toBeVisible()
      await expect(await canvas.findByRole('link', { name: back })).toBeVisible()
    },
  }
}

/** Shows a form during its submission. `entries` are typed by label. */
export function savingState(
  path: string,
  entries: Record<string, string>,
  button = 'Save Changes',
): State & Pick<StoryObj, 'beforeEach'> {
  const writes = recordedWrites(respondWith(path, 'never'))
  return {
    ...writes.story,
    play: async ({ canvas, userEvent }) => {
      await typed(entries, button, { canvas, userEvent })
      await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
      // Wait for the request, or it would count as a write of the next story.
      await waitFor(() => expect(writes.made).toHaveLength(1))
    },
  }
}

/** Shows a rejected form: the banner has the reason, and every entry stays. */
export function saveFailed(path: string, entries: Record<string, string>, button = 'Save Changes'): State {
  return {
    parameters: respondWith(path, 500),
    play: async ({ canvas, userEvent }) => {
      await typed(entries, button, { canvas, userEvent })
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Request failed with status 500')
      for (const [label, text] of Object.entries(entries))
        await expect(await canvas.findByLabelText(label)).toHaveValue(text)
    },
  }
}

type Hands = Pick<Parameters<NonNullable<State['play']>>[0], 'canvas' | 'userEvent'>

async function typed(entries: Record<string, string>, button: string, { canvas, userEvent }: Hands) {
  for (const [label, text] of Object.entries(entries))
    await userEvent.type(await canvas.findByLabelText(label), text)
  await userEvent.click(await canvas.findByRole('button', { name: button }))
}

function showsTexts(texts: string[]): NonNullable<State['play']> {
  return async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible()
  }
}

/**
 * Shows the question before a deletion, after pressing the first element of each name.
 *
 * @example asking('Are you sure …?', ['checkbox', /^Select Ese/], ['button', 'Delete 1'])
 */
export function confirmState(
  sentence: string,
  ...steps: [role: string, name: string | RegExp][]
): Pick<State, 'play'> {
  return {
    play: async ({ userEvent }) => {
      for (const [role, name] of steps) {
        const [target] = await screen.findAllByRole(role, { name })
        if (!target) throw new Error(`There is no ${role} named ${name}`)
        // A menu that is opening ignores presses.
        await waitFor(() => expect(target).toBeVisible())
        await userEvent.click(target)
      }
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence)
    },
  }
}

/** Call `POST /projects` with its body: a form's fields in order, files by name, or JSON. */
type Write = [call: string, body: unknown]

/**
 * Records every write of a story to the API. The backend responds normally, except for `answers`.
 *
 * @param under prefix of the path under /api/v1
 * @example
 * const writes = recordedWrites()
 * export const Made: Story = { ...writes.story, play: async () => … expect(writes.made).toEqual([…]) }
 */
export function recordedWrites(responses: Partial<MockParameters> = {}, under = '/') {
  const made: Write[] = []
  const record = http.all('*/api/v1/*', async ({ request }) => {
    const { method, url } = request
    if (method === 'GET' || method === 'HEAD') return
    const [, path = ''] = new URL(url).pathname.split('/api/v1')
    if (!path.startsWith(under)) return
    made.push([`${method} ${path.replace(/[0-9a-f]{24}/, '{id}')}`, await bodyOf(request.clone())])
  })
  return {
    made,
    story: {
      parameters: { msw: [record, ...(responses.msw ?? [])] },
      beforeEach: () => {
        made.length = 0
      },
    },
  }
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Creates the smallest possible PNG, to upload. */
export function pngFile(name: string): File {
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}

/** Creates a small drawing, to upload. */
export function svgFile(name: string): File {
  return new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' })
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return JSON.parse((await request.text()) || 'null')
  if (!type.startsWith('multipart/')) return null
  const form = await request.formData()
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}

/** Saves values in a section of the settings, as another user would. Returns the section. */
export function saveElsewhere(part: string, values: Record<string, string>): Record<string, unknown> {
  const saved = { ...backend.settings[part], ...values }
  backend.settings[part] = saved
  return saved
}
