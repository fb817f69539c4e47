import * as z from 'zod'
import { errorCodesOf } from '#backend/error-codes.ts'
import { isForm, takesKey } from '#backend/http/request-facts.ts'
import { token, tokenPattern } from '#src/contract/auth/record.ts'
import type { Endpoint, Schema } from '#src/contract/http/endpoint.ts'
import type { Multipart, Part } from '#src/contract/http/multipart.ts'
import * as fields from '#src/contract/schema/fields.ts'
import type { Field, Reader } from '#src/contract/schema/reader.ts'
import { errorReferences } from './errors.ts'

type Json = Record<string, unknown>

/** Texts of an operation. */
export interface OperationText {
  summary: string
  description?: string
  /** Whether the call belongs to an optional feature. */
  isOptional?: boolean
}

/** Converts one call of the contract to an OpenAPI operation. */
export function operation(endpoint: Endpoint, { summary, description, isOptional }: OperationText): Json {
  const { method, path, access, query, input, response } = endpoint
  const [, tag = ''] = path.split('/')
  const isCreated = method === 'POST' && response.kind === 'nothing' && !isOptional
  return {
    operationId: operationId(endpoint),
    summary,
    ...(description && { description }),
    tags: [tag],
    parameters: [
      ...(path.includes('{id}')
        ? [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'Id of the record',
              schema: { type: 'string' },
            },
          ]
        : []),
      ...query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } })),
      ...(takesKey(endpoint)
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description:
                'The same key gets the same response and stores nothing twice, on a backend with the feature `idempotency`',
              schema: { type: 'string' },
            },
          ]
        : []),
      ...(isForm(endpoint)
        ? [
            {
              name: 'Written-At',
              in: 'header',
              required: false,
              description:
                'Time when a submission was filled in, if it waited on a device: days are judged by it, on a backend with the feature `written-at`',
              schema: { type: 'string', format: 'date-time' },
            },
          ]
        : []),
    ],
    security: access === 'staff' ? [{ bearer: [] }] : [],
    ...(input && { requestBody: { required: true, content: bodyOf(endpoint, input) } }),
    responses: {
      [isCreated ? '201' : '200']: { description: success(endpoint), content: responseSchema(endpoint) },
      ...errorReferences(errorCodesOf(endpoint)),
    },
  }
}

/** Returns a unique and stable id: `PUT /job-applications/{id}/status` becomes put-job-applications-id-status. */
function operationId({ method, path }: Endpoint): string {
  return `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
}

function success({ response: { kind, contentType } }: Endpoint): string {
  if (contentType) return 'The file'
  if (kind === 'nothing') return 'Done. Only the status counts.'
  return kind === 'list' ? 'The records, newest first' : 'The record'
}

function responseSchema({ response: { kind, key, reader, contentType } }: Endpoint): Json {
  if (contentType) return { [contentType]: { schema: kinds.file } }
  if (!reader) return json({ type: 'object', properties: { message: { type: 'string' } } })
  const record = readAs(reader)
  const data = kind === 'list' ? { type: 'array', items: record } : record
  return json(key === undefined ? data : { type: 'object', properties: { [key]: data }, required: [key] })
}

function bodyOf({ send, method }: Endpoint, input: Schema): Json {
  const schema = jsonSchema(input)
  if (typeof send !== 'object') return json(schema)
  return { 'multipart/form-data': { schema: form(send, schema, method === 'PUT') } }
}

const kinds: Record<Part, Json> = {
  text: { type: 'string' },
  file: { type: 'string', format: 'binary' },
  files: { type: 'array', items: { type: 'string', format: 'binary' } },
  list: { type: 'array', items: { type: 'string' } },
  names: { type: 'array', items: { type: 'string' } },
  json: { type: 'string', contentMediaType: 'application/json' },
}

/** Describes the parts of a form. A list of names is `team[]`, or `team` when it has a single name. */
function form({ parts, updateOnly }: Multipart, schema: Json, isUpdate: boolean): Json {
  const sent = Object.entries(parts).filter(([name]) => isUpdate || !updateOnly.includes(name))
  const required = Array.isArray(schema.required) ? schema.required : []
  const properties = sent.flatMap(([name, part]) => {
    if (part === 'list') return [[`${name}[]`, kinds.list]]
    if (part === 'names')
      return [
        [`${name}[]`, { ...kinds.names, minItems: 2 }],
        [name, kinds.text],
      ]
    return [[name, kinds[part]]]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: sent.map(([name]) => name).filter((name) => required.includes(name)),
  }
}

function jsonSchema(schema: Schema): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}

/** Describes a record. Readers accept any input, and unknown fields are allowed. */
function readAs(reader: Reader): Json {
  if (!('fields' in reader)) return {}
  const inner: Record<string, Field> = Object(reader.fields)
  const properties = Object.entries(inner).map(([name, field]) => [name, fieldAs(field)])
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(inner) }
}

/** Describes a field by its default: the accepted input cannot be expressed. */
function fieldAs(field: Field): Json {
  if (field === token) return { type: 'string', pattern: tokenPattern.source }
  return { default: field.missing, ...typeOf(field) }
}

function typeOf(field: Field): Json {
  const { missing } = field
  if ('fields' in field) return readAs(field)
  if ('words' in field) return { type: 'string', enum: field.words }
  if (field === fields.date) return { type: 'string', format: 'date-time' }
  if (field === fields.url) return { type: 'string', format: 'uri-reference' }
  if (field === fields.amount) return { type: ['number', 'string'] }
  if (field === fields.personName) {
    return { anyOf: [{ type: 'string' }, { type: 'object', properties: { name: { type: 'string' } } }] }
  }
  if (field === fields.texts || field === fields.urls) return { type: 'array', items: { type: 'string' } }
  return Array.isArray(missing) ? { type: 'array', items: { type: 'object' } } : { type: typeof missing }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
