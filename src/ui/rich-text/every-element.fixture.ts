/** An article with each element that the editor supports, formatted as the editor writes it. */
export const everyElement = `<h2>Sizes</h2>
<p>A <strong>bold</strong>, <em>slanted</em>, <a href="https://standards.example/686">linked</a> word, 40&nbsp;m<sup>3</sup>/h &amp; <code>a &lt; b</code>.<br>A second line with <a href="mailto:tenders@kelvara.example"><code>code in a link</code></a>.</p>
<h3>Steps</h3>
<ol start="3">
<li>Lock out</li>
<li>Drain<ul>
<li>slowly</li>
</ul></li>
</ol>
<ul>
<li><p>An item in a paragraph.</p><p>And another one.</p></li>
</ul>
<blockquote><p>Cold alignment is a promise.</p></blockquote>
<blockquote>Without a paragraph.</blockquote>
<pre><code>offset = 0.04 mm
angle  = 0.03 mm</code></pre>
<table>
<thead><tr><th scope="col">Speed</th><th scope="col">Offset</th></tr></thead>
<tbody>
<tr><td>1,000</td><td rowspan="2">0.08</td></tr>
<tr><td><p>3,000</p></td></tr>
</tbody>
</table>
<table>
<tbody>
<tr><th>Only</th><th>headers</th></tr>
</tbody>
</table>
<hr>
<p><img src="/uploads/weld.webp" alt="A &quot;weld&quot;" title="First pass" width="1280" height="720"></p>`
