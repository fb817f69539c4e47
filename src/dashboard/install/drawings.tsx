import type { ReactNode } from 'react'

/** A phone or window in a few lines; decorative, because the words beside it say everything. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 72"
      className="h-18 w-24 shrink-0 rounded-md border border-line bg-paper-sunk text-ink-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** Bottom bar of a phone's browser, with the share icon highlighted. */
export function ShareDrawing() {
  return (
    <Drawing>
      <rect x="14" y="8" width="68" height="70" rx="8" />
      <path d="M14 50h68M28 61h-6m2-3-3 3 3 3M66 57h8v8h-8z" />
      <g className="text-signal" stroke="currentColor">
        <path d="M43 58v8h10v-8M48 62V53m-4 4 4-4 4 4" />
        <circle cx="48" cy="60" r="11" />
      </g>
    </Drawing>
  )
}

/** Share menu with the entry that adds the page to the home screen. */
export function AddDrawing() {
  return (
    <Drawing>
      <rect x="14" y="-8" width="68" height="72" rx="8" />
      <path d="M24 14h30M24 50h26" />
      <g className="text-signal" stroke="currentColor">
        <rect x="18" y="24" width="60" height="16" rx="4" />
        <path d="M24 32h28M66 28v8m-4-4h8" />
      </g>
    </Drawing>
  )
}

/** A home screen with the app on it. */
export function HomeDrawing() {
  return (
    <Drawing>
      <rect x="14" y="-8" width="68" height="72" rx="8" />
      <path d="M24 12h10v10H24zM43 12h10v10H43zM62 12h10v10H62zM24 34h10v10H24z" />
      <g className="text-signal" stroke="currentColor">
        <rect x="41" y="32" width="14" height="14" rx="3" />
        <path d="M45 36v6m0-3 5-3m-4 3 4 3" />
      </g>
    </Drawing>
  )
}

/** A browser's menu, opened at its three dots. */
export function MenuDrawing() {
  return (
    <Drawing>
      <path d="M10 16h76v64H10zM10 28h76M18 22h40" />
      <g className="text-signal" stroke="currentColor">
        <path d="M78 20v.1M78 22.5v.1M78 25v.1" strokeWidth={3} />
        <rect x="44" y="32" width="38" height="32" rx="3" />
        <path d="M50 42h24M50 52h16" />
      </g>
    </Drawing>
  )
}

/** Address bar with the install icon at its end. */
export function AddressDrawing() {
  return (
    <Drawing>
      <path d="M10 16h76v64H10zM10 36h76M22 26h34" />
      <g className="text-signal" stroke="currentColor">
        <rect x="62" y="19" width="18" height="14" rx="3" />
        <path d="M71 22v6m-3-3 3 3 3-3" />
      </g>
    </Drawing>
  )
}
