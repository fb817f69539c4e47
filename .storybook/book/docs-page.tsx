import { Canvas, Controls, Description, DocsContext, Title } from '@storybook/addon-docs/blocks'
import { use, useState } from 'react'
import { guidance } from './guidance/all-guidance.ts'
import type { Guidance } from './guidance/guidance.ts'
import { GuidanceBox } from './guidance-box.tsx'
import { StoryFrame } from './story-frame.tsx'
import { createTurns } from './turns.ts'

/** What a part looks like in each of its states, how it is set, and when it is right. */
export function DocsPage() {
  const context = use(DocsContext)
  const [turns] = useState(createTurns)
  const stories = context.componentStories()
  const [first] = stories
  if (!first) return <Title />
  const { widths, guidance: own } = first.parameters
  const advice: Guidance[string] | undefined = own ?? guidance[first.title]
  const { theme } = context.getStoryContext(first).globals
  return (
    <>
      <Title />
      <Description />
      {advice && <GuidanceBox use={advice[0]} avoid={advice[1]} />}
      {stories.map((story) => {
        const { id, name, parameters } = story
        return (
          <section key={id} aria-label={name}>
            <h2 id={id}>{name}</h2>
            {isFramed(parameters) ? (
              <div className="book-windows">
                {(widths ?? [undefined]).map((width: number | undefined) => (
                  <figure key={width ?? 'all'}>
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
                        least={parameters.frameHeight}
                      />
                    </div>
                  </figure>
                ))}
              </div>
            ) : (
              <Canvas of={story.moduleExport} />
            )}
            {story === first && !isFramed(parameters) && <Controls />}
          </section>
        )
      })}
    </>
  )
}

function windowOf(width: number) {
  if (width < 600) return 'phone'
  return width < 1100 ? 'tablet' : 'desktop'
}

/**
 * Whatever talks to a backend, stands at an address or belongs to a session needs them for itself, and what lies over a
 * page needs a page to lie over.
 */
function isFramed({ fileName, frameHeight }: Record<string, unknown>) {
  return frameHeight !== undefined || !/src\/ui\//.test(String(fileName ?? ''))
}
