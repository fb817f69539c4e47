import type { Send } from '#src/api/send.ts'
import type { Shell } from '#src/site/render/shell.ts'

/** Build output that pages depend on. */
export const shell: Shell = {
  html: `<!doctype html>
<html lang="en">
  <head>
    <script type="application/json" id="scripts">{"app":["/assets/entry.js"],"background":"","dashboard":[]}</script>
    <link rel="stylesheet" crossorigin href="/assets/whole.css">
    <title>Company</title>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
  scripts: {
    layout: ['/assets/entry.js'],
    background: '/assets/background.js',
    dashboard: ['/assets/dashboard.js'],
    routes: { '/_site/blog/': ['/assets/blog.js'] },
  },
}

/** Creates calls with these responses, by path under /api/v1; 404 for all others. */
export const respondingWith =
  (answers: Record<string, unknown>): Send =>
  async (address) => {
    const { pathname } = new URL(address, 'http://localhost')
    const answer = answers[pathname.replace(/^.*\/api\/v1/, '')]
    return answer === undefined
      ? Response.json({ message: 'There is none' }, { status: 404 })
      : Response.json(answer)
  }
