import type { Access } from '#src/contract/endpoint.ts'
import { Refusal } from './answer.ts'
import { backend } from './backend.ts'
import type { Row } from './table.ts'

interface Session {
  adminId: string
  expiresAt: number
}

const sessions = new Map<string, Session>()
const lifetime = 24 * 60 * 60 * 1000

/** Starts a session. Gives its token: random, so that it says nothing about the person. */
export function openSession(adminId: string): string {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  sessions.set(token, { adminId, expiresAt: Date.now() + lifetime })
  return token
}

/** @throws {Refusal} 401 when staff access is asked without a session that still holds */
export function personBehind(request: Request, access: Access): Row | undefined {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const session = sessions.get(token)
  const isLive = session !== undefined && session.expiresAt > Date.now()
  const person = isLive ? backend.tables.admins.find(session.adminId) : undefined
  if (access === 'staff' && !person) {
    throw new Refusal(401, token === '' ? 'No token provided' : 'Invalid or expired token')
  }
  return person
}

/** @throws {Refusal} 403 unless the person is a super admin */
export function superAdminOnly(person: Row | undefined) {
  if (person?.role !== 'super_admin') throw new Refusal(403, 'Only a super admin may do this')
}
