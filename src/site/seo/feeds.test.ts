import { expect, test } from 'vitest'
import { robots, rss } from './feeds.ts'

const channel = {
  title: 'Blog',
  description: 'What we learn',
  address: 'https://www.kelvara.example/blog',
  feed: 'https://www.kelvara.example/rss.xml',
}

test('a feed without items is a valid channel', () => {
  expect(rss({ ...channel, items: [] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Blog</title>
<link>https://www.kelvara.example/blog</link>
<description>What we learn</description>
<language>en</language>
<atom:link href="https://www.kelvara.example/rss.xml" rel="self" type="application/rss+xml"/>
</channel>
</rss>
`)
})

test('a feed item has its address as its id and an RSS date', () => {
  const item = {
    title: 'Pumps & <valves> "now"',
    address: 'https://www.kelvara.example/blog-details/a?b=1&c',
    description: 'A\u0000 cut\u0008 pair: \ud83d',
    published: '2025-03-05T08:30:00+01:00',
  }
  const feed = rss({ ...channel, items: [item, { ...item, published: '' }] })
  expect(feed).toContain('<title>Pumps &#38; &#60;valves&#62; &#34;now&#34;</title>')
  expect(
    feed.match(/<guid>https:\/\/www\.kelvara\.example\/blog-details\/a\?b=1&#38;c<\/guid>/g),
  ).toHaveLength(2)
  expect(feed.match(/<pubDate>Wed, 05 Mar 2025 07:30:00 GMT<\/pubDate>/g)).toHaveLength(1)
  expect(feed).toContain('<description>A cut pair: </description>')
})

test('robots.txt names the sitemap and disallows the dashboard', () => {
  expect(robots('https://www.kelvara.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow: /dashboard\n\nSitemap: https://www.kelvara.example/sitemap.xml\n',
  )
})
