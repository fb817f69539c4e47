import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Alert } from '#src/ui/alert.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

const home = new URL('../../docs/pictures/home-1440.webp', import.meta.url).href
const dashboard = new URL('../../docs/pictures/quote-requests-1440-light.webp', import.meta.url).href

/** Shows a few of the product's parts and two of its pages to first-time readers. */
export function Glimpses() {
  return (
    <Unstyled>
      <div className="book-samples book-glimpses">
        <Glimpse of="actions-button" name="Buttons">
          <div className="flex flex-wrap justify-center gap-3">
            <Button>Request A Quote</Button>
            <Button variant="secondary">Edit</Button>
            <Button busy busyLabel="Saving…" />
          </div>
        </Glimpse>
        <Glimpse of="fields-controls" name="Fields">
          <div className="w-full">
            <label className="mb-1 block font-semibold" htmlFor="glimpse-name">
              Full name
            </label>
            <TextInput id="glimpse-name" defaultValue="Ngozi Okafor" autoComplete="off" />
          </div>
        </Glimpse>
        <Glimpse of="cards-facts" name="Cards and their facts">
          <Card className="w-full p-4">
            <Facts>
              <Fact term="Client">Delta Gas Processing Limited</Fact>
              <Fact term="Status">
                <Badge tone="info">In progress</Badge>
              </Fact>
            </Facts>
          </Card>
        </Glimpse>
        <Glimpse of="messages-alert" name="Messages">
          <div className="w-full">
            <Alert tone="safe" title="Saved on this device">
              It is sent when the network is back.
            </Alert>
          </div>
        </Glimpse>
        <Glimpse of="pages-public-site" name="Pages of visitors">
          <img className="book-glimpse" src={home} alt="The home page in a wide window" loading="lazy" />
        </Glimpse>
        <Glimpse of="pages-dashboard" name="Screens of staff">
          <img
            className="book-glimpse"
            src={dashboard}
            alt="The quote requests of staff in a wide window"
            loading="lazy"
          />
        </Glimpse>
      </div>
    </Unstyled>
  )
}

interface GlimpseProps {
  /** Storybook address of the page with more. */
  of: string
  name: string
  children: ReactNode
}

function Glimpse({ of, name, children }: GlimpseProps) {
  return (
    <figure>
      {children}
      <figcaption>
        <a href={`?path=/docs/${of}--docs`} target="_top" className="text-signal underline">
          {name}
        </a>
      </figcaption>
    </figure>
  )
}
