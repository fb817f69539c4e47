import { errors } from '#backend/errors.ts'

/** Returns docs/errors.md: every code with its status, sentence and time until a retry. */
export function errorTable(): string {
  const rows = Object.entries<readonly [number, string, number?]>(errors)
    .toSorted(([, [one]], [, [other]]) => one - other)
    .map(
      ([code, [status, message, retryAfter]]) =>
        `| ${status} | \`${code}\` | ${message} | ${retryAfter ?? ''} |`,
    )
  return `# Errors of the API

Each error response is JSON with a sentence for people and a code for programs:
\`{ "message": "…", "code": "storage-full" }\`. The sentence may name the field or file that is wrong; the code stays. This page is
made from \`backend/errors.ts\` by \`npm run openapi\`.

| status | code | sentence | retry after, in seconds |
| --- | --- | --- | ---: |
${rows.join('\n')}
`
}
