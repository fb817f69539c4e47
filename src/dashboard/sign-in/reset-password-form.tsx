import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/call/request.ts'
import { featureCalls, passwordLength, resetInput } from '#src/contract/http/features.ts'
import { Alert } from '#src/ui/alert.tsx'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form/field-error.ts'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { isTooOften } from './forgot-password-form.tsx'

const { Form, Field } = createForm(
  z.object({ newPassword: resetInput.shape.newPassword, again: z.string('Repeat the new password') }),
)

/** Form that sets a new password with the token of a link; '' if the link has none. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [state, setState] = useState<'open' | 'done' | 'over'>(token === '' ? 'over' : 'open')
  if (state === 'done')
    return (
      <div className="flex flex-col gap-6">
        <Alert tone="safe" role="status" title="Your new password is set" tabIndex={-1} ref={takeFocus}>
          You are signed out on all devices. Log in with the new password.
        </Alert>
        <Link to="/login" className={buttonClass('primary', 'large')}>
          Log In
        </Link>
      </div>
    )
  if (state === 'over')
    return (
      <div className="flex flex-col gap-6">
        <Alert tone="caution" role="alert" title="This link does not work" tabIndex={-1} ref={takeFocus}>
          {token === ''
            ? 'It is not complete, or this page was loaded again. Open the link in the mail once more, or ask for another one.'
            : 'It has been used or has expired. Ask for another one.'}
        </Alert>
        <Link to="/forgot-password" className={buttonClass('primary', 'large')}>
          Ask for another link
        </Link>
        <Link to="/login" className={buttonClass('secondary', 'large')}>
          Back to Log In
        </Link>
      </div>
    )
  return (
    <Form
      onSubmit={async ({ newPassword, again }) => {
        if (again !== newPassword) throw new FieldError('again', 'The two passwords are not the same')
        setState(await setPassword({ token, newPassword }))
      }}
    >
      <Field
        name="newPassword"
        label="New password"
        input={PasswordInput}
        autoComplete="new-password"
        help={`${passwordLength.min} to ${passwordLength.max} characters. A phrase of a few words is easiest to remember.`}
      />
      <Field name="again" label="New password again" input={PasswordInput} autoComplete="new-password" />
      <SubmitButton size="large" busyLabel="Setting...">
        Set the new password
      </SubmitButton>
    </Form>
  )
}

async function setPassword(input: z.output<typeof resetInput>): Promise<'done' | 'over'> {
  try {
    await request(featureCalls.resetPassword, { audience: 'visitor', input })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
    if (error.status === 410) return 'over'
    // Show messages about the password at its field.
    if (error.status === 422 && error.serverMessage)
      throw new FieldError('newPassword', error.serverMessage, error)
    if (isTooOften(error))
      throw new Error('Too many attempts. Wait a quarter of an hour and try again.', { cause: error })
    throw error
  }
}
