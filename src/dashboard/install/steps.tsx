import { company } from '#src/company/company.ts'
import type { Elements } from '#src/ui/elements.ts'
import { AddDrawing, AddressDrawing, HomeDrawing, MenuDrawing, ShareDrawing } from './drawings.tsx'
import type { Platform } from './platform.ts'

interface Step {
  drawing: Elements
  text: string
}

/** Steps of a manual installation, by platform. */
export const steps: Record<Platform, { title: string; steps: Step[] }> = {
  ios: {
    title: 'iPhone and iPad',
    steps: [
      {
        drawing: <ShareDrawing />,
        text: 'Open this page in Safari and tap Share, the square with the arrow.',
      },
      { drawing: <AddDrawing />, text: 'Go down the list and tap “Add to Home Screen”, then “Add”.' },
      { drawing: <HomeDrawing />, text: `Open ${company.shortName} from the home screen, not from Safari.` },
    ],
  },
  android: {
    title: 'Android',
    steps: [
      { drawing: <MenuDrawing />, text: 'Open this page in Chrome and tap the three dots.' },
      { drawing: <AddDrawing />, text: 'Tap “Add to home screen” or “Install app”, then “Install”.' },
      { drawing: <HomeDrawing />, text: `Open ${company.shortName} from the home screen.` },
    ],
  },
  desktop: {
    title: 'Computer',
    steps: [
      {
        drawing: <AddressDrawing />,
        text: 'In Chrome or Edge, click the install icon at the end of the address bar. In Safari on a Mac: File, then “Add to Dock”.',
      },
      {
        drawing: <MenuDrawing />,
        text: `If there is no sign: open the browser’s menu and choose “Install ${company.shortName}”.`,
      },
    ],
  },
}

export function Steps({ platform }: { platform: Platform }) {
  return (
    <ol className="flex flex-col gap-4">
      {steps[platform].steps.map(({ drawing, text }, index) => (
        <li key={text} className="flex flex-wrap items-center gap-4">
          {drawing}
          <span className="min-w-[min(8rem,100%)] max-w-prose flex-1">
            <span className="font-semibold">{`${index + 1}. `}</span>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
