import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, use, useState } from 'react'
import { SourceType } from 'storybook/internal/docs-tools'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { states } from '#src/ui/story-names.ts'
import { DocsTheme } from './docs-container.tsx'
import { DrawnPair } from './drawn-pair.tsx'
import { guidance } from './guidance/all-guidance.ts'
import { drawings } from './guidance/drawings.tsx'
import type { Advice } from './guidance/guidance.ts'
import { GuidanceBox, Sentence } from './guidance-box.tsx'
import { StoryFrame } from './story-frame.tsx'
import { createTurns } from './turns.ts'

type Story = ReturnType<ComponentProps<typeof DocsContext>['value']['componentStories']>[number]

/** Documents a part: its states, its props, and when to use it. */
export function DocsPage() {
  const context = use(DocsContext)
  const [turns] = useState(createTurns)
  const theme = use(DocsTheme)
  const stories = context.componentStories()
  const [first] = stories
  if (!first) return <Title />
  const advice: Advice | undefined = first.parameters.guidance ?? guidance[first.title]
  return (
    <>
      <Title />
      <Description />
      {advice && <PartAdvice of={first.title} advice={advice} />}
      {stories.map((story) => {
        const { id, name, parameters } = story
        const isPage = parameters.page !== undefined
        return (
          <section key={id} aria-label={name}>
            <h2 id={id}>{name}</h2>
            {isFramed(story) ? (
              <>
                <div className="book-windows">
                  {widthsOf(story).map((width) => (
                    <figure key={`${width} ${theme}`}>
                      {width && (
                        <figcaption>
                          <strong>{width} px</strong> {windowOf(width)}
                        </figcaption>
                      )}
                      <div className="book-window">
                        <StoryFrame
                          id={id}
                          theme={theme}
                          turns={turns}
                          title={width ? `${name} at ${width} px` : name}
                          width={width}
                          height={parameters.frameHeight}
                          most={isPage ? 1200 : 4800}
                        />
                      </div>
                    </figure>
                  ))}
                </div>
                {!isPage && (
                  <details className="book-code">
                    <summary>Show code</summary>
                    <Source of={story.moduleExport} type={SourceType.CODE} />
                  </details>
                )}
              </>
            ) : (
              <Canvas of={story.moduleExport} />
            )}
            {story === first && <Props story={story} />}
          </section>
        )
      })}
    </>
  )
}

/** Renders the advice as drawings for common parts, else as text. */
function PartAdvice({ of, advice: { use, avoid } }: { of: string; advice: Advice }) {
  const [good, bad] = drawings[of] ?? []
  if (!good) return <GuidanceBox use={use} avoid={avoid} />
  return (
    <DrawnPair good={good} use={<Sentence>{use}</Sentence>} bad={bad} avoid={<Sentence>{avoid}</Sentence>} />
  )
}

/** Lists the props. They can be changed for a story in this document, but not for one in a frame. */
function Props({ story }: { story: Story }) {
  if (Object.keys(story.argTypes).length === 0) return null
  return isFramed(story) ? <ArgTypes of={story.moduleExport} /> : <Controls />
}

/** Returns the widths of a story. A story with its own window is played in that window only. */
function widthsOf({ storyGlobals, parameters }: Story): (number | undefined)[] {
  const name: unknown = storyGlobals.viewport?.value
  if (typeof name !== 'string') return parameters.widths ?? [undefined]
  const { styles } = { ...MINIMAL_VIEWPORTS, ...parameters.viewport.options }[name] ?? {}
  return [Number.parseInt(styles?.width ?? '', 10) || undefined]
}

function windowOf(width: number) {
  if (width < 600) return 'phone'
  return width < 1100 ? 'tablet' : 'desktop'
}

/**
 * Whether a story needs a frame: it uses a backend, an address, or a session; it covers a page; or its play would
 * disturb the reader.
 */
function isFramed(story: Story) {
  const { frameHeight, fileName } = story.parameters
  return frameHeight !== undefined || !/src\/ui\//.test(String(fileName ?? '')) || isPlayed(story)
}

function isPlayed({ name, playFunction }: Story) {
  const spelled = name.replaceAll(' ', '')
  return playFunction !== undefined && states.some((state) => spelled.startsWith(state.name))
}
