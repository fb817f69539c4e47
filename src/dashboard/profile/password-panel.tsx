import { lazy, Suspense, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'

/**
 * Panel for the user's own password. Part of the feature `logout`, because a change ends sessions: a backend that can
 * end one by Logout can end the others.
 */
export function PasswordPanel({ email }: { email: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed')
  if (!useFeature('logout')) return null
  return (
    <Panel title="Password">
      {step === 'open' ? (
        <Suspense fallback={<FormSkeleton fields={3} columns={1} />}>
          <PasswordForm
            email={email}
            onChanged={() => setStep('changed')}
            onCancel={() => setStep('closed')}
          />
        </Suspense>
      ) : (
        <>
          {step === 'changed' && (
            <Alert tone="safe" role="status" tabIndex={-1} ref={takeFocus}>
              Password changed. All other devices have been signed out.
            </Alert>
          )}
          <p className="max-w-prose text-ink-soft">
            Lost a phone, or signed in on a computer that is not yours? A new password signs out all other
            devices at once.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setStep('open')}>
              Change password
            </Button>
            <Button variant="secondary" onClick={() => setStep('open')}>
              Sign out on all other devices
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }))
