import { company } from '#src/company/company.ts'

/** Returns the web app manifest for staff who install the dashboard. */
export function manifest(): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: string, url: string) => ({
    name,
    url: `${url}?source=pwa`,
    icons: [{ src: '/icon-192.png', sizes: '192x192' }],
  })
  const screenshot = (shape: 'wide' | 'narrow', sizes: string, label: string) => ({
    src: `/screenshots/${shape}.png`,
    sizes,
    type: 'image/png',
    form_factor: shape,
    label,
  })
  const app = {
    id: '/dashboard',
    name: `${company.shortName} staff`,
    short_name: company.shortName,
    description: `Enquiries and content of ${company.name}, also without a network`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/dashboard?source=pwa',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: '#12303f',
    background_color: '#ffffff',
    categories: ['business', 'productivity'],
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable-512', '512x512', 'maskable'),
      icon('icon-mono-512', '512x512', 'monochrome'),
    ],
    screenshots: [
      screenshot('wide', '1280x800', 'Quote requests in the dashboard'),
      screenshot('narrow', '720x1280', 'Quote requests on a phone'),
    ],
    shortcuts: [
      shortcut('Quote Requests', '/dashboard/quote-requests'),
      shortcut('Applications', '/dashboard/applications'),
      shortcut('Contact Submissions', '/dashboard/contact-submissions'),
      shortcut('New blog post', '/dashboard/blogs/new'),
    ],
  }
  return `${JSON.stringify(app, null, 2)}\n`
}
