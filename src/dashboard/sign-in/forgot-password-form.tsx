import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/call/request.ts'
import { featureCalls, forgottenInput } from '#src/contract/http/features.ts'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'

const { Form, Field } = createForm(forgottenInput)

/** Form that requests a link for a new password. Responds alike whether the address has an account or not. */
export function ForgotPasswordForm() {
  const [isRequested, setRequested] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      {isRequested && (
        <Alert tone="safe" role="status" title="Look into your mail" tabIndex={-1} ref={takeFocus}>
          If this address has an account, a mail with a link is on its way. The link works once, within 30
          minutes. If nothing comes, look into the spam folder, or ask for another one.
        </Alert>
      )}
      <Form
        defaults={{ email: '' }}
        onSubmit={async (input) => {
          setRequested(false)
          await askForLink(input)
          setRequested(true)
        }}
      >
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="name@company.com"
        />
        <SubmitButton size="large" busyLabel="Asking...">
          Send the link
        </SubmitButton>
      </Form>
      <Link to="/login" className={buttonClass('secondary', 'large')}>
        Back to Log In
      </Link>
    </div>
  )
}

async function askForLink(input: { email: string }) {
  try {
    await request(featureCalls.forgotPassword, { audience: 'visitor', input })
  } catch (error) {
    if (!isTooOften(error)) throw error
    throw new Error('A link was asked for too often. Wait a quarter of an hour and try again.', {
      cause: error,
    })
  }
}

export const isTooOften = (error: unknown): boolean => error instanceof ApiError && error.status === 429
