import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from './html.tsx'

const renderHtml = (html: string) =>
  renderToStaticMarkup(<Html html={html} />).replace(/^<div class="article">(.*)<\/div>$/s, '$1')

test('an article is rendered without a browser, with its headings, lists, links and tables', () => {
  expect(
    renderHtml('<h1>Notes</h1><h4>5 &lt; 6</h4><p>A <b>b</b>&nbsp;m<sup>3</sup> &Omega; &#146;</p>'),
  ).toBe('<h2>Notes</h2><h3>5 &lt; 6</h3><p>A <b>b</b>\u00a0m<sup>3</sup> Ω ’</p>')
  expect(renderHtml('<ol start=3 reversed><li>One<li>Two<ul><li>Three</ul></ol>')).toBe(
    '<ol start="3" reversed=""><li>One</li><li>Two<ul><li>Three</li></ul></li></ol>',
  )
  expect(renderHtml('<a href="/services?a=1&amp;b=2">ours</a><a href=\'mailto:a@b.example\'>mail</a>')).toBe(
    '<a href="/services?a=1&amp;b=2"><span>ours</span></a><a href="mailto:a@b.example"><span>mail</span></a>',
  )
  expect(renderHtml('<table>\n<tr><th scope=col colspan=2>A<td>B</table>')).toBe(
    '<section tabindex="0" aria-label="Table 1" class="overflow-x-auto"><table><tbody><tr>' +
      '<th colSpan="2" scope="col">A</th><td>B</td></tr></tbody></table></section>',
  )
})

test.each([
  [
    '<p><img src="/a.webp" alt="A valve"> </p>',
    /^<figure><span data-picture=""><img .*alt="A valve".*><figcaption aria-hidden="true">A valve</,
  ],
  [
    '<img src="/a.webp" alt="A valve" title="Before the test">',
    /<figcaption>Before the test<\/figcaption><\/figure>$/,
  ],
  ['<p><img src="/a.webp" alt=""></p>', /^<p><span data-picture=""><img [^>]*><\/span><\/p>$/],
  [
    '<p>Words <img src="/a.webp" alt="A valve"></p>',
    /^<p>Words <span data-picture=""><img [^>]*><\/span><\/p>$/,
  ],
  ['<p><img src="javascript:1" title="&lt;b&gt;"></p>', /<figcaption>&lt;b&gt;<\/figcaption>/],
])(
  'a picture alone in its paragraph has its title or its alternative text as its caption: %s',
  (html, expected) => {
    expect(renderHtml(html)).toMatch(expected)
  },
)

test.each([
  [
    '<p onclick="alert(1)" style="x" class=steel id=content>Words<script>alert(2)</script></p>',
    '<p>Words</p>',
  ],
  [
    '<a href="javascript:alert(1)">a</a> <a href=" java&#10;script:alert(1)">b</a>',
    '<span>a</span> <span>b</span>',
  ],
  [
    '<a href="//evil.example">a</a> <a href="/\\evil.example">b</a> <a href="/&#9;/evil.example">c</a>',
    '<span>a</span> <span>b</span> <span>c</span>',
  ],
  ['<a href="https://bank.example@evil.example">a</a>', '<span>a</span>'],
  ['<form action="/login"><input name=p><button>Sign in</button></form>', 'Sign in'],
  ['<svg><a href="javascript:1">x</a></svg><math><mtext><style>p{}</style>', ''],
  ['<custom-thing>unknown</custom-thing><p>never <b>closed', 'unknown<p>never <b>closed</b></p>'],
  ['<!-- <b>no</b> --><?php no ?><!doctype html>1 < 2 <3', '1 &lt; 2 &lt;3'],
  ['<p title="</p><img src=x onerror=1>">a</p>', '<p>a</p>'],
  ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
])('hostile HTML is rendered harmless: %s', (html, expected) => {
  expect(renderHtml(html)).toBe(expected)
})

test.each([
  ['<p>a<p>b<div>c', '<p>a</p><p>b</p><div>c</div>'],
  ['<p><b>a<ul><li>b</p>', '<p><b>a</b></p><ul><li>b</li></ul>'],
  ['<a href="/a">x<a href="/b">y', '<a href="/a"><span>x</span></a><a href="/b"><span>y</span></a>'],
  ['<h2>a<h3>b</h2>c', '<h2>a</h2><h3>b</h3>c'],
  ['<td>a</td><tr>b', 'ab'],
  [
    '<div><pre>\n\na\n</pre>',
    '<div><section tabindex="0" aria-label="Code 1" class="overflow-x-auto"><pre>a\n</pre></section></div>',
  ],
])('malformed HTML is put into order: %s', (html, expected) => {
  expect(renderHtml(html)).toBe(expected)
})

test('an article of any depth and length is rendered', () => {
  expect(renderHtml('<blockquote>'.repeat(50_000)).length).toBeLessThan(5_000)
  expect(renderHtml(`${'<b>'.repeat(10_000)}${'<p a="'.repeat(10_000)}`)).not.toContain('onerror')
  expect(renderHtml('<p>word '.repeat(100_000))).toMatch(/^(<p>word <\/p>){100000}$/)
})

test('random markup is rendered with allowed tags, attributes and addresses only', () => {
  const parts = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b',
      '>',
      '<a href=',
      '"',
      "'",
      'javascript:1',
      '/',
      'x',
      ' ',
      '=',
      '<table>',
      '<tr>',
      '<td>',
    ],
    ...[
      '</table>',
      '<li>',
      '<ul>',
      '</ul>',
      '<script>',
      '</script',
      '<!--',
      '-->',
      '<svg',
      'onload=1',
      '&lt;',
      '&#60;',
    ],
    ...['<h1>', '<img src=', 'style=x', '<iframe', '<caption>', '<tbody>', '<hr>', '\0', '\ud800', '<style>'],
  )
  const tag =
    /<(?:\/?(?:h[2-6]|p|div|br|hr|ul|ol|li|b|a|table|caption|tbody|tr|td|img|section|span|svg|path|line|circle|rect|polyline)(?: (?:href|src|alt|loading|decoding|class|target|rel|tabindex|aria-\w+|data-room|data-picture|xmlns|width|height|viewBox|fill|stroke|stroke-\w+|d|x\d?|y\d?|cx|cy|r|points)="[^"<>]*")*\/?)>/g
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (list) => {
      const markup = renderHtml(list.join(''))
      expect(markup.replace(tag, '')).not.toMatch(/[<>]/)
      expect(markup).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?![/\\]))/)
    }),
    { numRuns: 2_000 },
  )
})
