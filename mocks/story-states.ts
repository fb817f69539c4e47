import type { StoryObj } from '@storybook/react-vite'
import { http } from 'msw/http'
import { expect, screen, waitFor } from 'storybook/test'
import { backend } from './backend.ts'
import { type Answers, answering, weather } from './stories.ts'

type State = Pick<StoryObj, 'parameters' | 'play'>

/**
 * While nothing has answered: as many placeholders as the screen is to show.
 *
 * @example export const Loading: Story = loading('/careers', 3)
 */
export function loading(path: string, skeletons = 1): State {
  return {
    parameters: answering(path, 'never'),
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(skeletons)
    },
  }
}

/** A visitor's form without a network, once it is filled in and sent: kept on the device, and not said to be sent. */
export function keptOnDevice<Context extends KeptContext>(
  send: (context: Context) => Promise<void>,
): { parameters: State['parameters']; play: (context: Context) => Promise<void> } {
  return {
    parameters: weather('offline'),
    play: async (context) => {
      await send(context)
      await expect(
        await context.canvas.findByRole('heading', { name: 'Saved on this device.' }),
      ).toBeVisible()
      await expect(context.args.onSent).not.toHaveBeenCalled()
    },
  }
}

interface KeptContext extends Pick<Hands, 'canvas'> {
  args: { onSent: unknown }
}

/** A list without records: its heading and what comes next. */
export function empty(path: string, answer: object, ...texts: string[]): State {
  return { parameters: answering(path, answer), play: says(texts) }
}

/**
 * Records of which hardly anything is known, or with words that never end: each is drawn as an item, what stands in for
 * the unknown is said, and nothing is wider than its room.
 *
 * @example export const Odd: Story = odd('/projects', { projects: [{}, { _id: 'x' }] }, 2, 'Untitled project')
 */
export function odd(path: string, answer: object, items: number, ...texts: (string | RegExp)[]): State {
  return {
    parameters: answering(path, answer),
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

/** A form as it comes: its fields are empty and not complained of, and it can be sent. */
export function untouched(button: string, ...labels: (string | RegExp)[]): Pick<State, 'play'> {
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

/** The backend refuses to answer: visitors are told the call's own sentence, staff the status. */
export function failed(path: string, sentence = 'Request failed with status 500'): State {
  return {
    parameters: answering(path, 500),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence)
    },
  }
}

/**
 * In a frame of the book's pages a story stays in the state that it has come to here, which it is named after. What
 * follows in its play is for the tests.
 */
export async function stateShown(): Promise<void> {
  if (window.parent === window || !new URLSearchParams(location.search).has('own')) return
  document.documentElement.dataset.played = ''
  await new Promise(() => undefined)
}

/** Nothing answers and nothing is saved: the call's own sentence. */
export function offline(sentence: string): State {
  return { parameters: weather('offline'), play: says([sentence]) }
}

/** The record is gone or never was: that it is, and the way back. */
export function notFound(path: string, title: string | RegExp, back: string): State {
  return {
    parameters: answering(path, 404),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(title)).toBeVisible()
      await expect(await canvas.findByRole('link', { name: back })).toBeVisible()
    },
  }
}

/** A form on its way. `entries` are typed by their labels. */
export function saving(
  path: string,
  entries: Record<string, string>,
  button = 'Save Changes',
): State & Pick<StoryObj, 'beforeEach'> {
  const writes = recordedWrites(answering(path, 'never'))
  return {
    ...writes.story,
    play: async ({ canvas, userEvent }) => {
      await typed(entries, button, { canvas, userEvent })
      await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled()
      // What goes out later would be counted among the writes of the next story.
      await waitFor(() => expect(writes.made).toHaveLength(1))
    },
  }
}

/** A form that is refused: the banner says so, and every entry is kept. */
export function saveFailed(path: string, entries: Record<string, string>, button = 'Save Changes'): State {
  return {
    parameters: answering(path, 500),
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

function says(texts: string[]): NonNullable<State['play']> {
  return async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible()
  }
}

/**
 * The question before a deletion, once what leads to it was pressed: the first of each name.
 *
 * @example asking('Are you sure …?', ['checkbox', /^Select Ese/], ['button', 'Delete 1'])
 */
export function asking(
  sentence: string,
  ...steps: [role: string, name: string | RegExp][]
): Pick<State, 'play'> {
  return {
    play: async ({ userEvent }) => {
      for (const [role, name] of steps) {
        const [target] = await screen.findAllByRole(role, { name })
        if (!target) throw new Error(`There is no ${role} named ${name}`)
        // A menu that opens takes no press yet.
        await waitFor(() => expect(target).toBeVisible())
        await userEvent.click(target)
      }
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence)
    },
  }
}

/** `POST /projects` and what was sent: a form's fields in order, files by their names, or the JSON. */
type Write = [call: string, body: unknown]

/**
 * Every write of a story to the API, as it goes out. The backend answers as ever, but for `answers`.
 *
 * @param under the path under /api/v1 that they begin with
 * @example
 * const writes = recordedWrites()
 * export const Made: Story = { ...writes.story, play: async () => … expect(writes.made).toEqual([…]) }
 */
export function recordedWrites(answers: Partial<Answers> = {}, under = '/') {
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
      parameters: { msw: [record, ...(answers.msw ?? [])] },
      beforeEach: () => {
        made.length = 0
      },
    },
  }
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The smallest PNG there is, to be chosen in a form. */
export function pngFile(name: string): File {
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}

/** A small drawing, to be chosen in a form. */
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

/** Saves values into a part of the settings, as another person does. Gives what is in it then. */
export function saveElsewhere(part: string, values: Record<string, string>): Record<string, unknown> {
  const saved = { ...backend.settings[part], ...values }
  backend.settings[part] = saved
  return saved
}
