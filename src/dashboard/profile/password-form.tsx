import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/call/request.ts'
import { featureCalls, passwordChangeInput } from '#src/contract/http/features.ts'
import { repeatSubscription } from '#src/dashboard/offline-data/push/push.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form/field-error.ts'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { PasswordRule } from './password-rule.tsx'

const { Form, Field } = createForm(
  z.extend(passwordChangeInput, { again: z.string('Repeat the new password') }),
)

interface PasswordFormProps {
  /** E-mail address of the account, for the browser's password manager. */
  email: string
  onChanged: () => void
  onCancel: () => void
}

/** Form that changes the password; nothing is stored as a draft. */
export function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const guard = useOfflineGuard()
  return (
    <Form
      className="max-w-md"
      onSubmit={async ({ again, ...input }) => {
        if (again !== input.newPassword)
          throw new FieldError('again', 'The two new passwords are not the same')
        await changePassword(input)
        void repeatSubscription().catch(() => undefined)
        onChanged()
      }}
    >
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="currentPassword"
        label="Current password"
        input={PasswordInput}
        autoComplete="current-password"
      />
      <Field
        name="newPassword"
        label="New password"
        input={PasswordInput}
        autoComplete="new-password"
        help={<PasswordRule field="newPassword" />}
      />
      <Field name="again" label="New password again" input={PasswordInput} autoComplete="new-password" />
      <NeedsNetwork />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Changing..." {...guard}>
          Change password
        </SubmitButton>
      </div>
    </Form>
  )
}

async function changePassword(input: z.output<typeof passwordChangeInput>) {
  try {
    await request(featureCalls.changePassword, { audience: 'staff', input })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    // Only the message tells which of the two passwords the server rejects.
    const field = /current/i.test(error.message) ? 'currentPassword' : 'newPassword'
    throw new FieldError(field, error.message, error)
  }
}
