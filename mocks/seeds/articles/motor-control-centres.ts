export const motorControlCentres = {
  title: 'What nine nights with fourteen motor control centres taught us',
  slug: 'nine-nights-with-fourteen-motor-control-centres',
  tags: ['electrical', 'maintenance', 'switchgear', 'thermography'],
  description:
    '<p>Motor control centres fail slowly and then at once. We overhauled 14 of them at a refinery, drawer by drawer, and counted what we found. Most of it had been visible for months.</p>',
  content: `<p>A motor control centre is a row of steel cabinets in which each drawer feeds one motor. It asks for little: a dry room, clean air and a screwdriver with a torque setting once in a while. Of the 312 drawers that we opened in those nine nights, 57 had at least one defect, and 11 of these would have stopped a pump within the year.</p>
<h2>What we found</h2>
<ul>
<li><strong>Loose or overtightened terminals: 23.</strong> Both end in heat. A crushed strand carries less current than it did.</li>
<li><strong>Worn plug-in contacts: 14.</strong> The stabs at the back of the drawer had lost their silver, always on drawers that were pulled often.</li>
<li><strong>Dust and moisture: 12.</strong> In two cabinets the space heaters had been off for years because a lamp shared their fuse.</li>
<li><strong>Wrong overload settings: 8.</strong> The motor had been exchanged, the setting had not.</li>
</ul>
<h2>Look before you open: thermography</h2>
<p>An infrared survey costs one day and needs no outage, but it needs load. Below about 40 % of rated current a bad joint looks like a good one. Compare similar terminals under similar load and judge the difference, not the absolute reading:</p>
<table>
<thead><tr><th>Difference between similar parts</th><th>Meaning</th><th>What we do</th></tr></thead>
<tbody>
<tr><td>1 to 3 °C</td><td>Possible defect</td><td>Look again at the next survey</td></tr>
<tr><td>4 to 15 °C</td><td>Probable defect</td><td>Repair when the drawer can be freed</td></tr>
<tr><td>More than 15 °C</td><td>Serious defect</td><td>Repair now</td></tr>
</tbody>
</table>
<p>The camera sees only what it faces. Plug-in contacts at the back stay hidden unless a window has been fitted, so a clean picture is no reason to leave the drawers shut for ever.</p>
<h2>One drawer, twenty-five minutes</h2>
<ol>
<li>Isolate, lock, and prove dead with a tester that has been proved before and after.</li>
<li>Clean with a vacuum cleaner and a lint-free cloth. Compressed air moves the dust into the next drawer.</li>
<li>Check the plug-in contacts for colour, spring force and wear. Grease only with what the maker names, and thinly.</li>
<li>Tighten with a torque tool to the maker's value. A joint that turns a little at the first click is written down.</li>
<li>Measure the insulation resistance: 1,000 V direct current on 415 V power circuits, with electronics unplugged. We expect more than 100 megohms and ask why if it is less.</li>
<li>Compare the overload setting with the plate of the motor that stands there today.</li>
<li>Close, open and trip it in the test position.</li>
</ol>
<p><img src="/uploads/substation.webp" alt="Transformers and lines of a substation in the evening" width="1280" height="720"></p>
<h2>Where the nights went</h2>
<p>Only half of the time was spent on drawers. The rest went into switching plans, so that never more than one section was dead, and into handing back power at six with a signed sheet for each drawer. The sheet lives on the inside of the door, where the next technician will look first.</p>
<blockquote><p>The cheapest spare part in a switch room is a working heater of sixty watts.</p></blockquote>
<p>If you do one thing this month, put your hand on the cabinets on a wet morning. A warm one has its heater on. A cold one has a story to tell.</p>`,
}
