import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { DoDont } from './do-dont.tsx'

/** Advice on a part, in the parameters of its stories. A check holds that every part has it. */
interface GuidanceParameters {
  use: string
  /** Begins with "Don’t". */
  avoid: string
  examples?: { use: ComponentType; avoid: ComponentType }
  /** Accessibility note: keys, movements of the focus, and announcements of a screen reader. */
  keys?: string
  focus?: string
  announced?: string
}

/** Shows how to use a part, and its accessibility note. */
export function Guidance({ of }: { of: GuidanceParameters | undefined }) {
  if (!of) return null
  const { use, avoid, examples, keys, focus, announced } = of
  const { use: Good, avoid: Bad } = examples ?? {}
  return (
    <>
      <DoDont use={use} avoid={avoid} good={Good && <Good />} bad={Bad && <Bad />} />
      {keys && (
        <>
          <Heading>Accessibility</Heading>
          <Unstyled>
            <dl className="book-note">
              {Object.entries({ Keys: keys, Focus: focus, Announced: announced }).map(([term, text = '']) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <Markdown>{text}</Markdown>
                  </dd>
                </div>
              ))}
            </dl>
          </Unstyled>
        </>
      )}
    </>
  )
}
