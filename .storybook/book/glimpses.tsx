import { Unstyled } from '@storybook/addon-docs/blocks'
import { Alert } from '#src/ui/alert.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

const home = new URL('../../docs/pictures/home-1440.webp', import.meta.url).href
const dashboard = new URL('../../docs/pictures/quote-requests-1440-light.webp', import.meta.url).href

/** A few of the product's own parts, and two of its pages, for who looks in for the first time. */
export function Glimpses() {
  return (
    <Unstyled>
      <div className="book-samples book-glimpses">
        <figure>
          <div className="flex flex-wrap justify-center gap-3">
            <Button>Request A Quote</Button>
            <Button variant="secondary">Edit</Button>
            <Button busy busyLabel="Saving…" />
          </div>
          <figcaption>
            <a href="?path=/docs/actions-button--docs" target="_top" className="text-signal underline">
              Buttons
            </a>
          </figcaption>
        </figure>
        <figure>
          <div className="w-full">
            <label className="mb-1 block font-semibold" htmlFor="glimpse-name">
              Full name
            </label>
            <TextInput id="glimpse-name" defaultValue="Ngozi Okafor" autoComplete="off" />
          </div>
          <figcaption>
            <a href="?path=/docs/fields-controls--docs" target="_top" className="text-signal underline">
              Fields
            </a>
          </figcaption>
        </figure>
        <figure>
          <Card className="w-full p-4">
            <Facts>
              <Fact term="Client">Delta Gas Processing Limited</Fact>
              <Fact term="Status">
                <Badge tone="info">In progress</Badge>
              </Fact>
            </Facts>
          </Card>
          <figcaption>
            <a href="?path=/docs/cards-facts--docs" target="_top" className="text-signal underline">
              Cards and their facts
            </a>
          </figcaption>
        </figure>
        <figure>
          <div className="w-full">
            <Alert tone="safe" title="Saved on this device">
              It is sent when the network is back.
            </Alert>
          </div>
          <figcaption>
            <a href="?path=/docs/messages-alert--docs" target="_top" className="text-signal underline">
              Messages
            </a>
          </figcaption>
        </figure>
        <figure>
          <img className="book-glimpse" src={home} alt="The home page in a wide window" loading="lazy" />
          <figcaption>
            <a href="?path=/docs/pages-public-site--docs" target="_top" className="text-signal underline">
              Pages of visitors
            </a>
          </figcaption>
        </figure>
        <figure>
          <img
            className="book-glimpse"
            src={dashboard}
            alt="The quote requests of staff in a wide window"
            loading="lazy"
          />
          <figcaption>
            <a href="?path=/docs/pages-dashboard--docs" target="_top" className="text-signal underline">
              Screens of staff
            </a>
          </figcaption>
        </figure>
      </div>
    </Unstyled>
  )
}
