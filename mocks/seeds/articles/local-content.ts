export const localContent = {
  title: 'Local content is a procurement skill',
  slug: 'local-content-is-a-procurement-skill',
  tags: ['local content', 'procurement', 'Nigeria', 'suppliers'],
  description:
    '<p>Nigerian content is often treated as a form to be filled in at the end. It works better as a way of buying: smaller lots, earlier drawings, and inspectors who help. What that looked like in last year’s orders.</p>',
  content: `<p>The Nigerian Oil and Gas Industry Content Development Act of 2010 asks operators and contractors to give first consideration to Nigerian services and to goods made in Nigeria, to file a content plan with a bid, and to pay one per cent of every upstream contract into a development fund. Where offers lie within one per cent of each other, the one with more Nigerian content is to be chosen, provided that it leads by at least five percentage points.</p>
<p>That is the law. The rest of this article is about the workshop.</p>
<h2>Why orders go abroad that need not</h2>
<p>We looked at 118 enquiries of the year before last. In 44 of them no Nigerian firm had offered, and we called to ask why. The answers were not about skill:</p>
<ul>
<li>the lot was too large for one shop, although it could have been cut into three;</li>
<li>the enquiry gave ten days, while mill certificates alone take two weeks to collect;</li>
<li>payment came ninety days after delivery, with the steel to be paid in advance;</li>
<li>the specification named a foreign brand where a standard would have done.</li>
</ul>
<p>All four were our own doing.</p>
<h2>What we changed</h2>
<ol>
<li><strong>Smaller lots.</strong> Pipe supports, platforms, ladders and small vessels are now separate orders with separate dates.</li>
<li><strong>Drawings early.</strong> Workshops see revision A and may say what they would make differently. Twice this took out a weld.</li>
<li><strong>Material by us.</strong> For orders above a certain size we buy plate and pipe ourselves and hand them over against a receipt. The workshop needs no credit, and we know the heat numbers.</li>
<li><strong>Paid in fourteen days</strong> after each accepted step.</li>
<li><strong>Inspectors who come first.</strong> Our welding coordinator visits before the work begins, not only after it ends. The repair rate of first orders fell from 9 % to 3 %.</li>
</ol>
<h2>The result, with its weak spots</h2>
<table>
<thead><tr><th>Kind of order</th><th>In Nigeria, by value</th><th>What holds it back</th></tr></thead>
<tbody>
<tr><td>Structural steel, platforms, supports</td><td>96 %</td><td>Galvanising capacity</td></tr>
<tr><td>Vessels and small tanks</td><td>78 %</td><td>Heat treatment furnaces above 6 m</td></tr>
<tr><td>Cables and cable trays</td><td>91 %</td><td>Armoured cable of large sections</td></tr>
<tr><td>Valves</td><td>22 %</td><td>Castings; we overhaul and test locally</td></tr>
<tr><td>Instruments</td><td>9 %</td><td>Not made here; calibrated here</td></tr>
</tbody>
</table>
<p>Over all orders the share was 71 %. The two last lines will not change soon, and a plan that claims otherwise helps nobody.</p>
<h2>People count, too</h2>
<p>Content is hours as well as goods. On the Escravos line 160 of 230 people came from the villages along the route; 17 of them left with a welder's certificate that is valid anywhere. We keep a list of everybody who has worked for us, with what they can do, and call them before we advertise.</p>
<blockquote><p>A supplier ninety minutes away can be visited before lunch. No discount from overseas has ever replaced that.</p></blockquote>
<p>Makers of gaskets, studs, gratings and small castings are welcome to write. Send your certificates and the telephone number of somebody who is on the shop floor.</p>`,
}
