import { useAtom } from 'jotai'
import { useState } from 'react'
import { LeaveGuard } from '#src/dashboard/form/leave-guard.tsx'
import { BackButton } from '#src/dashboard/navigation/back-button.tsx'
import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { Checkbox } from '#src/ui/text-input.tsx'
import { defaultPreferences, preferenceLabels, preferenceNames, preferencesAtom } from './preferences.ts'

interface NotificationSettingsProps {
  /** Panel that turns this device's notices on; left out if the backend sends none. */
  notices?: Elements
}

/** Notices of new records, then the form of the other preferences, which are stored on this device only. */
export function NotificationSettings({ notices }: NotificationSettingsProps) {
  const [storedPreferences, keep] = useAtom(preferencesAtom)
  const [preferences, choose] = useState(storedPreferences)
  const unsaved = () => preferenceNames.some((name) => preferences[name] !== storedPreferences[name])
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <BackButton list="/dashboard/notifications" />
      <PageHeading title="Notification Settings" />
      <Panel title="New quote requests, job applications and messages">
        <p className="max-w-prose">
          Each new one appears in the bell and on the home page, and is unread until you have opened its list.
        </p>
      </Panel>
      {notices}
      <h2 className="mt-2 text-xl">Other</h2>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          keep(preferences)
          // biome-ignore lint/suspicious/noConsole: Save logs the values, and there is no call for them
          console.info('Notification settings', preferences)
          toast.show({ title: 'Notification settings saved', tone: 'safe' })
        }}
      >
        <fieldset>
          <legend className="mb-2 text-ink-soft">Tell me about</legend>
          <div className="divide-y divide-line rounded-md border border-line">
            {preferenceNames.map((name) => (
              <label
                key={name}
                htmlFor={name}
                className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-paper-sunk"
              >
                <Checkbox
                  id={name}
                  name={name}
                  checked={preferences[name]}
                  onChange={(event) => choose({ ...preferences, [name]: event.target.checked })}
                />
                <span>{preferenceLabels[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-ink-soft">They are kept on this device only.</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Save</Button>
          <Button
            variant="secondary"
            onClick={() => {
              choose(defaultPreferences)
              keep(defaultPreferences)
              toast.show({ title: 'The defaults are back', tone: 'safe' })
            }}
          >
            Reset
          </Button>
        </div>
      </form>
      <LeaveGuard unsaved={unsaved} />
    </div>
  )
}
