import { api } from '#src/api/index.ts'
import type { Admin } from '#src/contract/admins/record.ts'
import { DeleteItem } from '#src/dashboard/deleting/delete-item.tsx'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { RoleBadge, roleLabel } from './role-badge.tsx'

/** List of all accounts; a super admin may delete all but their own. */
export function AdminList({ me }: { me: Admin }) {
  const list = useRecordList(api.admins.list(), columns)
  return (
    <>
      <ListTools list={list} label="Filter admins" file="admins" />
      <RecordTable
        list={list}
        noun={api.admins.collection.noun}
        scroll="calc(100dvh - 220px)"
        {...(me.role === 'super_admin' && {
          actions: (admin: Admin) =>
            !isSame(admin, me) && <DeleteAdmin id={admin._id} name={admin.name || admin.email} />,
        })}
        empty={['No admins found', 'Get started by creating a new admin account.']}
        skeletonRows={3}
      />
    </>
  )
}

function DeleteAdmin({ id, name }: { id: string; name: string }) {
  return (
    <DeleteItem resource={api.admins} id={id} thing="Admin" name={name}>
      Are you sure you want to delete this admin?
    </DeleteItem>
  )
}

/** Compares addresses, too: a session stored on the device may have no id. */
function isSame(admin: Admin, me: Admin): boolean {
  return admin._id === me._id || admin.email.toLowerCase() === me.email.toLowerCase()
}

const columns: Column<Admin>[] = [
  { header: 'Name', value: (admin) => admin.name || 'N/A' },
  {
    header: 'Email',
    value: (admin) => admin.email || 'N/A',
    cell: ({ email }) => <EmailAddress>{email || 'N/A'}</EmailAddress>,
  },
  { header: 'Role', value: ({ role }) => roleLabel(role), cell: ({ role }) => <RoleBadge role={role} /> },
]
