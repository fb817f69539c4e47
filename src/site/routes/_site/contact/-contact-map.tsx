import { useState } from 'react'
import { company } from '#src/company/company.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { officeMap } from '#src/site/seo/office.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { OfficeHours } from './-contact-details.tsx'
import { OfficeDrawing } from './-office-drawing.tsx'

const room = 'aspect-4/3 max-h-112 w-full border border-line'

/** The address and a drawing. A tap loads the real map, which costs data and contacts a third party. */
export function ContactMap() {
  const isOffline = useConnection() === 'offline'
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16">
      <div className="flex flex-col items-start gap-4">
        <address className="text-lg not-italic">
          {company.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {company.coordinates && (
          <p className="whitespace-pre font-display text-ink-soft text-sm tabular-nums">
            {company.coordinates}
          </p>
        )}
        <div className="font-medium lg:hidden">
          <p className="text-ink-soft text-sm">Office hours</p>
          <OfficeHours />
        </div>
        {!isShown && (
          <p className="text-ink-soft text-sm">
            {isOffline
              ? 'The map needs a network.'
              : 'The map comes from Google and loads about 1 MB; Google will see your IP address.'}
          </p>
        )}
        <a href={officeMap.page} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          Open in Maps
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      {isShown ? (
        <iframe
          ref={takeFocus}
          src={officeMap.frame}
          title={`Map: ${company.name}, ${company.address.join(', ')}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={room}
        />
      ) : (
        <div className={`blueprint relative overflow-hidden bg-paper ${room}`}>
          {company.coordinates && <OfficeDrawing />}
          {!isOffline && (
            // The button covers the whole picture.
            <div className="absolute inset-0 flex items-end justify-end p-3">
              <Button className="after:absolute after:inset-0" onClick={() => setShown(true)}>
                Show the map
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** Takes the focus of the button, which is gone. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true })
}
