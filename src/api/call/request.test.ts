import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { applications } from '#src/contract/applications/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { blogs } from '#src/contract/blogs/calls.ts'
import { careers } from '#src/contract/careers/calls.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { summary } from '#src/contract/summary/calls.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { scriptedServer } from '#tests/support/scripted-server.ts'

const server = await scriptedServer()
let request: typeof import('./request.ts').request
let onOutcome: typeof import('#src/api/outcome.ts').onOutcome
let probe: typeof import('#src/api/probe.ts').probe
let session: typeof import('#src/api/session.ts')
const signedIn = {
  token: 'opaque',
  admin: { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' },
} as const

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', server.origin)
  stubStorage()
  request = (await import('./request.ts')).request
  onOutcome = (await import('#src/api/outcome.ts')).onOutcome
  probe = (await import('#src/api/probe.ts')).probe
  session = await import('#src/api/session.ts')
})
beforeEach(() => session.beginSession(signedIn, true))
afterAll(() => server.close())

const list = quoteRequests.endpoints.list
/** Response of /team, by which our API is recognised. */
const ours = '{"data":[]}'
const staff = { audience: 'staff' } as const
const visitor = { audience: 'visitor' } as const
const quote = {
  firstName: 'Amaka',
  lastName: 'Okafor',
  email: 'amaka@client.example',
  phoneNumber: '+234 800 000 0100',
  companyName: 'Delta Fabrication',
  country: 'Nigeria',
  service: 'Civil Engineering',
  budget: 12_000_000,
  timeline: '2099-03-05',
  message: 'A pump foundation',
}

describe('an empty record', () => {
  const answersWith = (text: string) =>
    server.answer((response, { url }) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(url.endsWith('/team') ? ours : text),
    )

  it.each([
    ['project', projects.endpoints.detail],
    ['blog', blogs.endpoints.detail],
    ['career', careers.endpoints.detail],
  ])('null under "%s" means that the record does not exist', async (key, endpoint) => {
    answersWith(JSON.stringify({ [key]: null }))
    await expect(request<unknown, undefined>(endpoint, { ...visitor, id: '1' })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 404,
    })
  })

  it('a response without the key is an error, not a missing record', async () => {
    answersWith('{"projects":[]}')
    await expect(request(projects.endpoints.detail, { ...visitor, id: '1' })).rejects.toMatchObject({
      kind: 'unreadable',
    })
  })
})

describe('requests', () => {
  it('a staff call sends the token, and a visitor’s call does not', async () => {
    server.json(200, { demoRequests: [] })
    await request(list, staff)
    expect(server.received[0]?.headers.authorization).toBe('Bearer opaque')
    server.json(200, { blogs: [] })
    await request(blogs.endpoints.list, visitor)
    expect(server.received[0]?.headers.authorization).toBeUndefined()
  })

  it('a quote request is sent as exactly the ten documented fields', async () => {
    server.json(201, {})
    await request(quoteRequests.endpoints.create, { ...visitor, input: quote })
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/v1/demo' })
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(quote)
  })

  it('a request encodes ids and sends only the query parameters that the contract knows', async () => {
    server.json(200, { projects: [] })
    await request(projects.endpoints.list, { ...visitor, query: { status: 'on-hold', secret: 'x' } })
    expect(server.received[0]?.url).toBe('/api/v1/projects?status=on-hold')
    server.json(200, { demoRequest: {} })
    await request(quoteRequests.endpoints.detail, { ...staff, id: '../auth/admins?x=1' })
    expect(server.received[0]?.url).toBe('/api/v1/demo/..%2Fauth%2Fadmins%3Fx%3D1')
  })

  it('an application is sent as multipart with its extra fields and its file', async () => {
    server.json(201, {})
    const resume = new File(['%PDF-1.4 test'], 'resume.pdf', { type: 'application/pdf' })
    await request(applications.endpoints.create, {
      ...visitor,
      input: {
        applicantName: 'Tega',
        email: 'tega@mail.example',
        phone: '08000000200',
        role: 'Welder',
        status: 'new',
        careerId: undefined,
        experience: '3-5 years',
        education: 'Other',
        coverLetter: 'Hello',
        resume,
      },
    })
    const { headers, body } = server.received[0] ?? { headers: {}, body: '' }
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect([...body.matchAll(/ name="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'applicantName',
      'role',
      'email',
      'phone',
      'status',
      'experience',
      'education',
      'coverLetter',
      'resume',
    ])
    expect(body).toContain('filename="resume.pdf"')
  })

  it('a visit is sent with the JSON content type and no body', async () => {
    server.json(200, {})
    await request(summary.recordVisit, visitor)
    expect(server.received[0]?.headers['content-type']).toBe('application/json')
    expect(server.received[0]?.body).toBe('')
  })
})

describe('the message of an error', () => {
  it('staff see the server’s message, else the status, else the call’s own message', async () => {
    server.json(500, { message: 'Disk is full' })
    await expect(request(list, staff)).rejects.toMatchObject({
      message: 'Disk is full',
      status: 500,
      kind: 'refused',
    })
    server.json(503, {})
    await expect(request(list, staff)).rejects.toThrow('Request failed with status 503')
    server.answer((response) => response.destroy())
    await expect(request(blogs.endpoints.list, staff)).rejects.toMatchObject({
      message: 'Failed to fetch blogs',
      status: 0,
      kind: 'unanswered',
    })
  })

  it('visitors see the fixed message, whatever the server says', async () => {
    server.json(500, { message: 'MongoServerError: E11000' })
    await expect(request(quoteRequests.endpoints.create, { ...visitor, input: quote })).rejects.toThrow(
      'Failed to submit demo request',
    )
    await expect(request(careers.endpoints.detail, { ...visitor, id: '1' })).rejects.toThrow(
      'Failed to fetch career details',
    )
  })

  it('a failed sign-in shows the server’s message and never ends a session', async () => {
    server.json(401, { message: 'Invalid email or password' })
    const credentials = { email: 'ada@kelvara.example', password: 'wrong' }
    await expect(request(signIn, { ...visitor, input: credentials })).rejects.toThrow(
      'Invalid email or password',
    )
    expect(session.currentSession()).toBeDefined()
    server.json(500, {})
    await expect(request(signIn, { ...visitor, input: credentials })).rejects.toThrow('Login failed')
  })
})

describe('unexpected responses', () => {
  it('an HTML page with status 200 counts neither as data nor as a received form', async () => {
    const outcomes: string[] = []
    const stop = onOutcome((outcome) => outcomes.push(outcome))
    server.answer((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to WiFi</h1>'),
    )
    await expect(request(list, staff)).rejects.toMatchObject({
      kind: 'unanswered',
      message: 'An error occurred',
    })
    await expect(request(quoteRequests.endpoints.create, { ...visitor, input: quote })).rejects.toThrow(
      'Failed to submit demo request',
    )
    stop()
    expect(outcomes).toEqual(['unanswered', 'unanswered'])
  })

  it('a form counts as received by its status, whatever the body', async () => {
    server.answer((response) => response.writeHead(201).end())
    await expect(
      request(quoteRequests.endpoints.create, { ...visitor, input: quote }),
    ).resolves.toBeUndefined()
    server.answer((response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('OK'))
    await expect(
      request(quoteRequests.endpoints.create, { ...visitor, input: quote }),
    ).resolves.toBeUndefined()
  })

  it.each(['text/plain', 'application/octet-stream', ''])(
    'JSON is read with any content type: "%s"',
    async (type) => {
      server.answer((response) =>
        response.writeHead(200, { 'content-type': type }).end('{"demoRequests":[{"_id":"1"}]}'),
      )
      expect(await request(list, staff)).toEqual([expect.objectContaining({ _id: '1' })])
    },
  )

  it.each([
    [404, 'text/html'],
    [404, 'application/json'],
    [405, 'text/plain'],
  ])('a server that responds to HEAD with %i counts as reachable', async (status, type) => {
    const outcomes: string[] = []
    const stop = onOutcome((outcome) => outcomes.push(outcome))
    server.answer((response, { method }) => {
      const isHead = method === 'HEAD'
      response
        .writeHead(isHead ? status : 200, { 'content-type': isHead ? type : 'application/json' })
        .end(isHead ? undefined : ours)
    })
    await probe()
    server.answer((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'),
    )
    await probe()
    stop()
    expect(outcomes).toEqual(['answered', 'unanswered'])
  })

  it.each([
    ['cut off half-way', '{"demoRequests":[{"_id":"1"'],
    ['without its key', '{"data":[]}'],
    ['with something else under the key', '{"demoRequests":"none"}'],
    ['null', 'null'],
    ['a bare list', '[]'],
  ])('a malformed response is an error, never a crash: %s', async (_what, text) => {
    server.answer((response, { url }) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(url.endsWith('/team') ? ours : text),
    )
    await expect(request(list, staff)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unreadable',
      message: 'An error occurred',
    })
  })

  it('a malformed record gets defaults, and entries that are no records are dropped', async () => {
    server.json(200, {
      demoRequests: [null, 7, 'x', { _id: 9, companyName: null, budget: {}, createdAt: 'soon', extra: 1 }],
    })
    const rows = await request(list, staff)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ _id: '9', companyName: '', budget: '', createdAt: '' })
  })
})

describe('the end of a session', () => {
  it.each([401, 403])('a JSON %i of our API ends the session', async (status) => {
    server.json(status, { message: 'jwt expired' })
    await expect(request(list, staff)).rejects.toThrow('Session expired. Please log in again.')
    expect(session.currentSession()).toBeUndefined()
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(localStorage.getItem('admin')).toBeNull()
  })

  it.each([401, 403])('an HTML %i of a portal or proxy does not end the session', async (status) => {
    server.answer((response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<html>'))
    await expect(request(list, staff)).rejects.toMatchObject({ kind: 'unanswered' })
    expect(session.currentSession()).toBeDefined()
  })

  it.each([200, 401, 403])(
    'a JSON %i of another server does not end the session and counts as no response',
    async (status) => {
      const outcomes: string[] = []
      const stop = onOutcome((outcome) => outcomes.push(outcome))
      server.json(status, { error: 'Log in to this network' })
      await expect(request(list, staff)).rejects.toMatchObject({ kind: 'unanswered' })
      await expect(request(blogs.endpoints.list, visitor)).rejects.toMatchObject({ kind: 'unanswered' })
      // Check that it does not pass for the receipt of a form either.
      await expect(
        request(quoteRequests.endpoints.create, { ...visitor, input: quote }),
      ).rejects.toMatchObject({
        kind: 'unanswered',
      })
      await probe()
      stop()
      expect(outcomes).toEqual(['unanswered', 'unanswered', 'unanswered', 'unanswered'])
      expect(session.currentSession()).toBeDefined()
      server.answer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(ours))
      await probe()
      server.json(201, {})
      await request(quoteRequests.endpoints.create, { ...visitor, input: quote })
      expect(server.received).toHaveLength(1)
    },
  )

  it.each([
    ['{}', 'application/json'],
    ['{"error":"blocked by firewall"}', 'application/json'],
    ['{"message":""}', 'application/json'],
    ['', 'application/json'],
    ['Forbidden', 'text/plain'],
  ])(
    'a 403 that says %s while our API is reachable fails one call and ends no session',
    async (text, type) => {
      server.answer((response, { url }) => {
        const isTeam = url.endsWith('/team')
        response
          .writeHead(isTeam ? 200 : 403, { 'content-type': isTeam ? 'application/json' : type })
          .end(isTeam ? ours : text)
      })
      await expect(request(list, staff)).rejects.toMatchObject({
        kind: 'refused',
        status: 403,
        message: 'Request failed with status 403',
      })
      expect(session.currentSession()?.token).toBe('opaque')
    },
  )

  it('a lost network does not end the session', async () => {
    server.answer((response) => response.destroy())
    await expect(request(list, staff)).rejects.toMatchObject({ kind: 'unanswered' })
    expect(session.currentSession()).toBeDefined()
  })

  it('a late 401 of an earlier token does not end the session that replaced it', async () => {
    server.answer((response) => {
      session.beginSession({ ...signedIn, token: 'newer' }, true)
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"jwt expired"}')
    })
    await expect(request(list, staff)).rejects.toThrow()
    expect(session.currentSession()?.token).toBe('newer')
  })

  it('a staff call without a token fails and is never sent', async () => {
    await session.endSession('signed-out')
    server.json(200, { demoRequests: [] })
    await expect(request(list, staff)).rejects.toThrow('Authentication required')
    expect(server.received).toHaveLength(0)
  })

  it('a token that is gone from storage ends the session at the next call, which is never sent', async () => {
    localStorage.removeItem('auth_token')
    server.json(200, { demoRequests: [] })
    await expect(request(list, staff)).rejects.toMatchObject({
      kind: 'session',
      message: 'Authentication required',
    })
    expect(server.received).toHaveLength(0)
    expect(session.currentSession()).toBeUndefined()
  })

  it('a browser without storage keeps the session as long as the page', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const { localStorage: own } = globalThis
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    session.beginSession({ ...signedIn, token: 'of the page' }, true)
    server.json(200, { demoRequests: [] })
    await expect(request(list, staff)).resolves.toEqual([])
    await session.endSession('signed-out')
    expect(session.currentSession()).toBeUndefined()
    vi.stubGlobal('localStorage', own)
  })

  it('the end of a session runs its clean-up before it removes the token', async () => {
    const seen: (string | null)[] = []
    const stop = session.beforeSessionEnds(() => void seen.push(localStorage.getItem('auth_token')))
    await session.endSession('signed-out')
    stop()
    expect(seen).toEqual(['opaque'])
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  it('unticking "Stay signed in" keeps the token out of localStorage', () => {
    session.beginSession(signedIn, false)
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(sessionStorage.getItem('auth_token')).toBe('opaque')
  })
})

it('an aborted call rejects with AbortError', async () => {
  server.answer(() => undefined)
  const taken = new AbortController()
  const call = request(list, { ...staff, signal: taken.signal })
  taken.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
