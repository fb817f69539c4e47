import { Unstyled } from '@storybook/addon-docs/blocks'
import { Pencil, Printer } from 'lucide-react'
import { ScrollBox } from '#src/dashboard/home/scroll-box.tsx'
import { RevealOnScroll } from '#src/site/content/reveal-on-scroll.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { SkeletonCard } from '#src/ui/skeleton.tsx'

/** Shows parts of the product whose motion readers can try. */
export function MotionSamples() {
  return (
    <Unstyled>
      <div className="book-samples">
        <figure>
          <Button>Point at this</Button>
          <figcaption>Colours: 0.15 s, ease</figcaption>
        </figure>
        <figure>
          <Menu
            label="Sample of a menu"
            items={[
              { label: 'Edit', icon: Pencil },
              { label: 'Print', icon: Printer },
            ]}
          />
          <figcaption>A menu: 0.1 s, ease-out. Open it.</figcaption>
        </figure>
        <figure>
          <div className="w-full">
            <ScrollBox label="Sections to scroll through" height={160}>
              <div className="book-scroll">
                {['First', 'Second', 'Third', 'Fourth'].map((name) => (
                  <RevealOnScroll key={name}>
                    <Card className="book-card">{name}</Card>
                  </RevealOnScroll>
                ))}
              </div>
            </ScrollBox>
          </div>
          <figcaption>Coming into view, once: 0.5 s, ease-out. Scroll the box.</figcaption>
        </figure>
        <figure>
          <div className="w-full">
            <SkeletonCard lines={2} />
          </div>
          <figcaption>A placeholder: a light every 1.6 s, linear</figcaption>
        </figure>
      </div>
    </Unstyled>
  )
}
