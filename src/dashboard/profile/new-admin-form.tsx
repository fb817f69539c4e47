import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useFeature } from '#src/api/has-feature.ts'
import { api } from '#src/api/index.ts'
import { adminInput, adminRoles } from '#src/contract/admins/input.ts'
import { passwordChecks } from '#src/contract/http/features.ts'
import { createOnce } from '#src/dashboard/form/create-once.ts'
import { newSubmission } from '#src/dashboard/form/submission-key.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { actionsClass } from '#src/ui/overlay/popup.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { invitationOf } from './invitation.ts'
import { PasswordRule } from './password-rule.tsx'

const anyPassword = createForm(adminInput)
/** Form for our own backend, which has a rule for passwords. */
const longPassword = createForm(
  z.extend(adminInput, { password: adminInput.shape.password.check(...passwordChecks) }),
)

/** Form of a new account. It shows a failure and keeps its entries; nothing is stored as a draft. */
export function NewAdminForm({ onClose }: { onClose: () => void }) {
  const key = useRef<string>(undefined)
  const out = () => (key.current === undefined ? {} : { key: key.current })
  // Otherwise the password would stay in memory for minutes.
  const { mutateAsync } = useMutation({ ...api.admins.create(out), gcTime: 0 })
  const client = useQueryClient()
  const [create] = useState(() => createOnce(client, api.admins))
  const [submission] = useState(newSubmission)
  const guard = useOfflineGuard()
  const hasRule = useFeature('logout')
  // Chosen once: another form would lose what was typed when the feature becomes known.
  const [{ Form, Field }] = useState(hasRule ? longPassword : anyPassword)
  return (
    <Form
      defaults={{ role: 'admin' }}
      onSubmit={async (entries) => {
        const save = (next: string | undefined) => {
          key.current = next
          return mutateAsync(entries)
        }
        const outcome = await create(entries, save, submission)
        const title = outcome === 'found' ? 'Admin had been created: it is in the list' : 'Admin created'
        const invite = () =>
          navigator.clipboard.writeText(invitationOf(entries)).then(
            () =>
              toast.show({
                title: 'Invitation copied. It contains the password: send it to this person only.',
              }),
            () => toast.show({ title: 'The invitation could not be copied', tone: 'danger' }),
          )
        toast.show({
          title,
          tone: 'safe',
          action: { label: 'Copy invitation', onAct: () => void invite() },
          duration: 30_000,
        })
        onClose()
      }}
    >
      <Field name="name" label="Name" autoComplete="off" />
      <Field name="email" label="Email" type="email" autoComplete="off" />
      <Field
        name="password"
        label="Password"
        input={PasswordInput}
        autoComplete="new-password"
        // Only our own backend has a password rule.
        help={hasRule && <PasswordRule field="password" />}
      />
      <Field name="role" label="Role" type="select" options={adminRoles} />
      <NeedsNetwork />
      <div className={actionsClass}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Creating..." {...guard}>
          Create Admin
        </SubmitButton>
      </div>
    </Form>
  )
}
