import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, use } from 'react'
import { Guidance } from './guidance.tsx'
import { InTurn } from './in-turn.tsx'
import { Windows } from './windows.tsx'

type PreparedStory = ReturnType<ComponentProps<typeof DocsContext>['value']['componentStories']>[number]

/** Autodocs with guidance. Stories that need a backend, a session, or the focus are shown in frames. */
export function DocsPage() {
  const stories = use(DocsContext).componentStories()
  const [first] = stories
  return (
    <>
      <Title />
      <Description />
      {first && <Guidance of={first.parameters.guidance} />}
      {first && <Props story={first} />}
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <section key={story.id} aria-label={story.name}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} />
        </section>
      ))}
    </>
  )
}

/** Shows a story at each of its widths, or else as wide as the page. */
function Shown({ story }: { story: PreparedStory }) {
  const widths = widthsOf(story)
  if (widths.length > 0) return <Windows of={story.moduleExport} widths={widths} />
  if (isInline(story)) return <Canvas of={story.moduleExport} story={{ inline: true }} />
  return (
    <InTurn>
      <Canvas of={story.moduleExport} />
    </InTurn>
  )
}

/** Lists the props, with controls where the first story is in this document. */
function Props({ story }: { story: PreparedStory }) {
  if (Object.keys(story.argTypes).length === 0) return null
  return (
    <>
      <Heading>Props</Heading>
      {isInline(story) ? <Controls /> : <ArgTypes of={story.moduleExport} />}
    </>
  )
}

/** Returns the width of the story's own window, or else the widths in its parameters, in pixels. */
function widthsOf({ storyGlobals, parameters }: PreparedStory): number[] {
  const [, own] = /^w(\d+)$/.exec(storyGlobals.viewport?.value) ?? []
  return own ? [Number(own)] : (parameters.widths ?? [])
}

/** Whether a story can share the document: a part of the design system that is not played and covers no page. */
function isInline({ parameters, playFunction }: PreparedStory): boolean {
  const coversPage = parameters.docs.story.height !== 'auto'
  return /src\/ui\//.test(parameters.fileName) && !playFunction && !coversPage
}
