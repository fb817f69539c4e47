import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { AdminList } from './admin-list.tsx'
import { NewAdminDialog } from './new-admin-dialog.tsx'
import { OwnProfile } from './own-profile.tsx'
import { PasswordPanel } from './password-panel.tsx'

/** Profile of the signed-in user, and the list of all accounts. */
export function ProfilePage() {
  const me = useAtomValue(sessionAtom)?.admin
  const [isCreating, setCreating] = useState(false)
  const guard = useOfflineGuard()
  if (!me) return null
  return (
    <ListPage
      title="Profile"
      actions={
        me.role === 'super_admin' && (
          <Button onClick={() => setCreating(true)} {...guard}>
            Add New Admin
          </Button>
        )
      }
    >
      <OwnProfile {...me} />
      <PasswordPanel email={me.email} />
      <h2 className="mt-2 text-xl">Admins</h2>
      <AdminList me={me} />
      <NewAdminDialog open={isCreating} onClose={() => setCreating(false)} />
    </ListPage>
  )
}
