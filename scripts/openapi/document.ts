import { errorCodesOf, eventErrorCodes } from '#backend/error-codes.ts'
import { errors } from '#backend/errors.ts'
import { featureRoutes } from '#backend/routes.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { eventsPath, type Feature, featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints, singles } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { callTexts, collectionSummary } from '#src/contract/summaries.ts'
import { errorComponents, errorReferences } from './errors.ts'
import { type OperationText, operation } from './operation.ts'

/** Returns the contract as an OpenAPI 3.1 document: every call, with those of optional features. */
export function openApiDocument() {
  const all: Endpoint[] = [...endpoints, ...featureOf.keys()]
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of all) {
    const { path, method } = endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint, textOf(endpoint)) }
  }
  paths[eventsPath] = { get: eventStream() }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site and dashboard API',
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
      description:
        'Every call of the public site and the staff dashboard. Records are read tolerantly: a field that is missing or of another type gets a default. A backend names its optional features in the response header `Server-Features`; a call of a feature says so in its description.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login' },
      },
      headers: {
        'Retry-After': { description: 'Seconds until a retry', schema: { type: 'integer' } },
      },
      responses: errorComponents([...all.map(errorCodesOf), eventErrorCodes]),
      schemas: {
        Error: {
          type: 'object',
          description: 'The message is for people, the code for programs. Other backends may omit the code.',
          properties: { message: { type: 'string' }, code: { type: 'string', enum: Object.keys(errors) } },
          required: ['message'],
        },
      },
    },
  }
}

/** Features by their calls. */
const featureOf = new Map(
  Object.entries(featureRoutes).flatMap(([feature, routes]) =>
    routes.map(({ endpoint }) => [endpoint, feature] as const),
  ),
)

// Object.entries loses the type of its keys.
const texts = new Map<Endpoint, OperationText>([
  ...Object.values(collections).flatMap((collection) =>
    Object.entries(collection.endpoints).map(
      ([verb, call]) => [call, { summary: collectionSummary(collection, verb as Verb) }] as const,
    ),
  ),
  ...Object.entries({ ...singles, ...featureCalls }).map(
    ([name, call]) => [call, callTexts[name as keyof typeof callTexts]] as const,
  ),
])

function textOf(endpoint: Endpoint): OperationText {
  const text = texts.get(endpoint)
  if (!text) throw new Error(`${endpoint.method} ${endpoint.path} has no summary`)
  const feature = featureOf.get(endpoint)
  return feature ? optional(text, feature) : text
}

function optional({ summary, description = '' }: OperationText, feature: string): OperationText {
  const note = `Optional: only a backend that names \`${feature}\` in \`Server-Features\` has this call.`
  return { summary, description: `${description} ${note}`.trimStart(), isOptional: true }
}

function eventStream() {
  const feature: Feature = 'events'
  const { summary, description } = optional(callTexts.events, feature)
  return {
    operationId: 'get-events',
    summary,
    description,
    tags: ['events'],
    security: [{ bearer: [] }],
    responses: {
      '200': { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      ...errorReferences(eventErrorCodes),
    },
  }
}
