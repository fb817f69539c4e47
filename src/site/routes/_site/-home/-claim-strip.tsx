import { useState } from 'react'
import { claims, claimsBasis } from '#src/company/home.ts'
import { SampleMark } from '#src/site/content/sample-mark.tsx'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { countUp, countUpUnlessRead } from './-claim-count.ts'

/** Four claims, styled as instruments, overlapping the hero. */
export function ClaimStrip() {
  const isHydrated = useIsHydrated()
  const [isOld] = useState(!isHydrated)
  return (
    <div className="sheet relative z-10 -mt-14">
      <dl className="ticks grid grid-cols-2 border border-line bg-paper shadow-float lg:grid-cols-4">
        {claims.map(({ value, unit, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line px-4 py-5 odd:border-r lg:px-8 lg:py-7 lg:not-last:border-r max-lg:nth-[-n+2]:border-b"
          >
            <dt className="mt-1 text-ink-soft text-sm">{label}</dt>
            <dd className="font-display font-semibold text-3xl tabular-nums leading-none">
              {/* A script reads and writes the digits. A translation might replace them. */}
              <span translate="no" ref={isOld ? countUpUnlessRead : countUp}>
                {value}
              </span>
              <span className="text-signal">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {claimsBasis && (
        <p className="mt-3 text-ink-soft text-sm">
          <SampleMark />
          <span>{` ${claimsBasis}`}</span>
        </p>
      )}
    </div>
  )
}
