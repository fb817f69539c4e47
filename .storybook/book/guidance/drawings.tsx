import type { ReactNode } from 'react'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/** Drawings of a part's guidance: right, then wrong. */
export const drawings: Record<string, readonly [good: ReactNode, bad: ReactNode]> = {
  'Actions/Button': [
    <div key="good" className="flex flex-wrap gap-2">
      <Button>Save Changes</Button>
      <Button variant="secondary">Cancel</Button>
    </div>,
    <div key="bad" className="flex flex-wrap gap-2">
      <Button>OK</Button>
      <Button>Go to projects</Button>
    </div>,
  ],
  'Cards/Card': [
    <Card key="good" className="p-4">
      <p className="font-semibold">Tank farm, Warri</p>
      <p className="border-line border-t pt-2 text-ink-soft">Handed over in March</p>
    </Card>,
    <Card key="bad" className="p-4">
      <p className="mb-2 font-semibold">Tank farm, Warri</p>
      <Card className="p-4">
        <Card className="p-2 text-ink-soft">Handed over in March</Card>
      </Card>
    </Card>,
  ],
  'Cards/Facts': [
    <Facts key="good">
      <Fact term="Client">Delta Gas Processing Limited</Fact>
      <Fact term="Status">In progress</Fact>
    </Facts>,
    <Facts key="bad">
      <Fact term="About">We have built it for a client who was happy with it from the first day on.</Fact>
    </Facts>,
  ],
  'Fields/Controls': [
    <div key="good" className="grid gap-1">
      <span className="font-semibold">Email</span>
      <TextInput aria-label="Email, a sample" placeholder="name@company.com" autoComplete="off" />
      <span className="text-ink-soft text-sm">We answer within two working days.</span>
    </div>,
    <TextInput key="bad" aria-label="A sample without a label" placeholder="Email" autoComplete="off" />,
  ],
  'Messages/Badge': [
    <p key="good" className="flex items-center gap-3">
      Second loading berth, Bonny <Badge tone="info">In progress</Badge>
    </p>,
    <p key="bad" className="flex items-center gap-3">
      Second loading berth, Bonny <Badge tone="info">Press here to read on</Badge>
    </p>,
  ],
  'Overlays/Dialog': [
    <Sheet key="good" title="Filter by Date">
      <div className="grid gap-1">
        <span className="font-semibold">Start Date</span>
        <TextInput type="date" aria-label="Start Date, a sample" />
      </div>
    </Sheet>,
    <div key="bad">
      <Sheet title="Filter by Date">
        <Button variant="secondary">More filters…</Button>
      </Sheet>
      <div className="relative -mt-8 ml-8">
        <Sheet title="More filters">
          <p>A dialog over a dialog</p>
        </Sheet>
      </div>
    </div>,
  ],
  'Tables/Pagination': [
    <p key="good" className="flex items-center justify-between gap-3">
      <span>11–20 of 40</span>
      <span className="flex gap-2">
        <Button variant="secondary">Previous</Button>
        <Button variant="secondary">Next</Button>
      </span>
    </p>,
    <p key="bad" className="flex items-center justify-between gap-3">
      <span>1–4 of 4</span>
      <span className="flex gap-2">
        <Button variant="secondary" disabled>
          Previous
        </Button>
        <Button variant="secondary" disabled>
          Next
        </Button>
      </span>
    </p>,
  ],
}

/** Imitates the look of a dialog. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-lg bg-paper p-4 shadow-float">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}
