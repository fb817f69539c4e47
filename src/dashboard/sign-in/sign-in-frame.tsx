import type { ReactNode } from 'react'
import { LogoPicture, logoLinkClass } from '#src/company/logo-picture.tsx'
import { Picture } from '#src/company/picture/picture.tsx'
import { OfflineNote } from '#src/offline/connection/offline-note.tsx'

interface SignInFrameProps {
  title: string
  /** Text below the title. */
  purpose?: ReactNode
  children: ReactNode
}

/** Layout of /login, /register, /forgot-password and /reset-password: a form on paper beside a picture on steel. */
export function SignInFrame({ title, purpose, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] lg:grid-cols-[5fr_6fr] lg:grid-rows-1">
      <header className="steel relative isolate flex flex-col overflow-hidden px-4 py-3 lg:order-last lg:p-12">
        <Picture
          name="control-room"
          alt=""
          sizes="(min-width: 64rem) max(55vw, 160vh), 100vw"
          eager
          className="absolute inset-0 -z-20 h-full"
        />
        <div aria-hidden className="veil-hero absolute inset-0 -z-10" />
        <div>
          <a href="/" className={logoLinkClass}>
            <LogoPicture />
          </a>
        </div>
        <div className="ticks mt-auto hidden max-w-md border border-line p-6 lg:block">
          <p className="font-display font-semibold text-signal text-sm">Staff dashboard</p>
          <p className="mt-2 text-lg">
            Quote requests, applications and everything that the public site shows, in one place, also where
            the network does not reach.
          </p>
        </div>
      </header>
      {/* Top-aligned: a message above the form must not move the content above it. */}
      <main id="content" className="px-4 py-10 sm:px-10 lg:px-16 lg:py-20">
        <div className="mx-auto w-full max-w-md">
          <div className="has-[button]:mb-6">
            <OfflineNote about="This needs a connection." />
          </div>
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {purpose && <p className="mt-2 text-ink-soft">{purpose}</p>}
          <div className="mt-8">{children}</div>
        </div>
      </main>
    </div>
  )
}
