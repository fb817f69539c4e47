import { type SettingDescription, settingDescriptions, settingGroups } from '#server/setting-descriptions.ts'

/** Variables that a build reads. They are compiled into the site. */
const buildVariables: Record<string, string> = {
  VITE_SITE_URL:
    'Origin of the site in canonical addresses, link previews and discovery files. Default: the one in `src/company/company.ts`.',
  SITE_API: 'Origin of the API whose content the documents of a static build contain.',
  VITE_API_URL: 'Origin of the API, if it is another host. Default: the site itself.',
  VITE_IDEMPOTENT_ORIGINS:
    'Origins of backends that store a submission once for each `Idempotency-Key` without announcing it in `Server-Features`.',
  VITE_MEDIA_URL: 'Hosts of pictures and documents. The Content-Security-Policy then allows no others.',
  VITE_API_PROXY: 'Backend of `npm run dev:api`. No build contains it.',
}

/** Returns docs/configuration.md: every setting by group, and the variables of a build. */
export function configurationPage(): string {
  return `# Configuration: every setting of the server and of a build

All settings are environment variables. The server checks them at the start: it prints one line for each wrong value,
changes nothing and exits with code 1. An empty variable counts as missing. A first deployment needs the first group and
\`SMTP_URL\`; \`.env.example\` has all of them. Set the variables in the unit, container or shell that starts the server.
This page is made from \`server/setting-descriptions.ts\` by \`npm run generate\`.

${settingGroups.map(groupTable).join('\n')}
## Build

Variables of \`npm run build\`, \`npm run pack\` and \`npm run dev\`.

| variable | effect |
|---|---|
${Object.entries(buildVariables)
  .map(([name, about]) => `| \`${name}\` | ${about} |`)
  .join('\n')}
`
}

/** Returns .env.example: every setting with an example, commented out. */
export function environmentExample(): string {
  const groups = settingGroups.map((group) => {
    const lines = settingsOf(group).map(
      ([name, { about, without, example }]) =>
        `# ${plain(about)}${without ? ` Default: ${plain(without)}.` : ''}\n#${name}=${quoted(example)}\n`,
    )
    return `## ${group}\n\n${lines.join('\n')}`
  })
  return `# Settings of the server. docs/configuration.md describes them. Made by npm run generate.\n\n${groups.join('\n')}`
}

function groupTable(group: SettingDescription['group']): string {
  const rows = settingsOf(group).map(
    ([name, { about, without, example }]) => `| \`${name}\` | ${without} | ${about} | \`${example}\` |`,
  )
  return `## ${group}\n\n| variable | default | effect | example |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

const settingsOf = (group: SettingDescription['group']) =>
  Object.entries(settingDescriptions).filter(([, setting]) => setting.group === group)

const plain = (text: string) => text.replaceAll('`', '')

const quoted = (value: string) => (value.includes(' ') ? `"${value}"` : value)
