import { adminRoles } from '#src/contract/admins/input.ts'
import type { Admin } from '#src/contract/admins/record.ts'
import { Badge } from '#src/ui/badge.tsx'

export function RoleBadge({ role }: Pick<Admin, 'role'>) {
  return <Badge tone={role === 'super_admin' ? 'info' : 'neutral'}>{roleLabel(role)}</Badge>
}

export function roleLabel(role: Admin['role']): string {
  return adminRoles.find(({ value }) => value === role)?.label ?? role
}
