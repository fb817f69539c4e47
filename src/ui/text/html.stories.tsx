import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { saveDataAtom } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { narrow } from '#src/ui/story-frames.tsx'
import { Html } from './html.tsx'

const written = `
<h1>What we measure</h1>
<p>A pump set is <strong>aligned</strong> when <em>two readings</em> agree, see <a href="/services">our services</a>
and <a href="https://standards.example/api-686">the practice</a>. Flow is 40&nbsp;m<sup>3</sup>/h.</p>
<h3>Before the shutdown</h3>
<ul><li>Dial gauges, checked</li><li>Shims<ul><li>0.05 mm</li><li>0.10 mm</li></ul></li></ul>
<ol start="3"><li>Lock out</li><li>Drain</li></ol>
<blockquote><p>Cold alignment is a promise. Hot alignment is a fact.</p></blockquote>
<figure><img src="/pictures/pump-skid-960.webp" alt="A pump skid" width="960" height="540"><figcaption>The skid before shipment</figcaption></figure>
<pre><code>offset   = 0.04 mm
angle    = 0.03 mm per 100 mm of coupling diameter, measured at four points of the clock</code></pre>
<table><caption>Tolerances</caption><thead><tr><th scope="col">Speed, rpm</th><th scope="col">Offset, mm</th><th scope="col">Angle, mm/100 mm</th><th scope="col">Remarks</th></tr></thead>
<tbody><tr><td>1,000</td><td>0.08</td><td>0.07</td><td>Slow runners</td></tr><tr><td>3,000</td><td>0.03</td><td>0.04</td><td>Feed pumps</td></tr></tbody></table>
<hr><p>Press <kbd>F5</kbd>.</p>`

const hostile = `
<p onclick="alert(1)" style="position:fixed" class="steel" id="content">Kept words<script>alert(2)</script></p>
<p><a href="javascript:alert(3)">script link</a> <a href=" java&#10;script:alert(4)">broken script link</a>
<a href="//evil.example">other host</a> <a href="/\\evil.example">other host again</a> <a href="data:text/html,x">data</a></p>
<img src="x" onerror="alert(5)" alt="Never there"><iframe src="https://frame.example"></iframe>
<svg><a href="javascript:alert(6)"><text>vector</text></a></svg><math><mtext><style>p{}</style></mtext></math>
<form action="/login"><input name="password"><button>Sign in</button></form>
<custom-thing>unknown</custom-thing><p>never <b>closed`

const disordered = `
<p>One<p>Two<div>Three<b>bold<p>in bold</b> after</p><a href="/a">link<a href="/b">next<p>in the link<a href="/c">third</a></p>
<table>loose<tr>row<td>cell<table><td>inner<p></table></p><caption>late</caption><th>head<li>item</table>
<ul>words<li>a<ul><li>b<p>c<li>d</ul><dt>e<dd>f<dt>g</ul><pre>

code<p>no paragraph</pre><h2>a<h3>b<i>c</h2>d</i><blockquote><li>q<blockquote><li>r</blockquote>s<hr>t<figure><p>u<figcaption>v
</figure><kbd><p>w</kbd>x</p><img src="/x.webp"><p><img src="//evil.example/y"></p><td>stray</td><tbody>The end`

const meta = {
  title: 'Sections/Written HTML',
  parameters: {
    guidance: {
      use: 'Render it from the list of allowed elements.',
      avoid: 'Don’t insert unchecked HTML.',
      keys: 'Tab reaches the links, and each table or block of code, which arrow keys scroll.',
      focus: 'Shown by an outline around what scrolls.',
      announced:
        'Headings without gaps. A scrolling area by its caption or number. A link to another site says that it opens a new tab.',
    },
  },
  component: Html,
  args: { html: written },
} satisfies Meta<typeof Html>
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we measure' }).tagName).toBe('H2')
    await expect(canvas.getByRole('heading', { name: 'Before the shutdown' }).tagName).toBe('H3')
    const foreign = canvas.getByRole('link', { name: /the practice/ })
    await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(foreign).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'our services' })).not.toHaveAttribute('target')
    await expect(canvas.getByRole('region', { name: 'Tolerances' })).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('img', { name: 'A pump skid' })).toHaveAttribute('loading', 'lazy')
  },
}

export const Phone: Story = { decorators: [narrow] }

export const Hostile: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kept words')).not.toHaveAttribute('style')
    await expect(canvasElement.querySelector('#content, .steel')).toBeNull()
    await expect(
      canvasElement.querySelector(
        '.article :is(a, script, style, iframe, svg:not(.lucide), form, input, button)',
      ),
    ).toBeNull()
    await expect(canvasElement.innerHTML).not.toMatch(/on(?:click|error)|javascript:|evil\.example/)
    await expect(canvas.getByText('broken script link')).toBeVisible()
    await expect(canvas.getByText('closed')).toBeVisible()
  },
}

/** Malformed HTML, rendered as a browser reads it back. */
export const Disordered: Story = {
  args: { html: disordered },
  play: async ({ canvasElement }) => {
    const article = canvasElement.querySelector('.article')
    const read = document.createElement('template')
    read.innerHTML = article?.innerHTML ?? ''
    await expect(article?.textContent).toContain('The end')
    await expect(read.innerHTML).toBe(article?.innerHTML)
  },
}

export const SaveData: Story = {
  beforeEach: () => {
    store.set(saveDataAtom, true)
    return () => store.set(saveDataAtom, false)
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Show picture.*A pump skid/ })
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByRole('img', { name: 'A pump skid' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.article')).toBeEmptyDOMElement()
  },
}
