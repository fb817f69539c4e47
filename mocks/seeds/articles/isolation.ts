export const isolation = {
  title: 'Lock, tag, try: the third word is the one that saves you',
  slug: 'lock-tag-try',
  tags: ['isolation', 'lockout', 'safety', 'maintenance'],
  description:
    '<p>Everybody owns a padlock. Fewer people press the start button after fitting it. A short guide to isolating machines and lines, with the mistakes that our permit office has stopped.</p>',
  content: `<p>Isolation means that nothing can move, flow or give a shock while somebody's hands are inside. The lock is only the visible part of it. Of the 31 jobs that our safety manager stopped last year, nine had locks on them. What they lacked was proof.</p>
<h2>Energy comes in more than one kind</h2>
<p>Before a job we list what the machine holds, not only what it is connected to:</p>
<ul>
<li>electricity, including control supplies, space heaters and a second feed;</li>
<li>pressure and vacuum;</li>
<li>heat, cold and chemicals;</li>
<li>springs, counterweights and anything that has been lifted;</li>
<li>charge in capacitors and long cables;</li>
<li>a fan that turns in the wind with its motor disconnected.</li>
</ul>
<h2>The order of things</h2>
<ol>
<li><strong>Tell</strong> everybody who runs or depends on the machine.</li>
<li><strong>Stop</strong> it by its normal procedure.</li>
<li><strong>Isolate</strong> every source at a point that can be locked. A stop button is not such a point, and neither is a control valve.</li>
<li><strong>Lock and tag:</strong> one person, one lock, one key in that person's pocket. Groups use a lock box.</li>
<li><strong>Release</strong> what is stored: drain, vent, discharge, block, earth.</li>
<li><strong>Try.</strong> Press start. Open the drain. Test for voltage.</li>
<li>Only then, <strong>work</strong>.</li>
</ol>
<p>After the try, put the switch back to off. More than one machine has started by itself when the last lock came off.</p>
<h2>Testing for voltage</h2>
<p>Live, dead, live: prove the tester on a known source, test all phases against each other and against earth, prove the tester again. A tester that died in between shows exactly what one wishes to see.</p>
<h2>Lines and vessels</h2>
<p>A closed valve is a hope. How far we trust it depends on what is behind it and on how long the job takes:</p>
<table>
<thead><tr><th>Method</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>One closed, locked valve</td><td>Water and air at low pressure, short jobs</td></tr>
<tr><td>Two valves with an open bleed between them</td><td>Hydrocarbons and chemicals, within one shift, with the bleed watched</td></tr>
<tr><td>Spade or blind</td><td>Longer jobs, toxic contents</td></tr>
<tr><td>Spool taken out, open end blanked</td><td>Any vessel that a person is going to enter</td></tr>
</tbody>
</table>
<p><img src="/uploads/pump-skid.webp" alt="A pump with its motor and two valves on one base" width="1280" height="720"></p>
<h2>What our permit office has stopped</h2>
<ul>
<li>A lock on drawer 4B, while the pump was fed from 4D since its last overhaul. The label on the motor was older than the cable.</li>
<li>A bleed valve that had been opened and was plugged with wax. Nothing came out, and it looked like success.</li>
<li>Two keys for one lock, the second one "for emergencies".</li>
<li>A change of shift at which the lock went home with its owner.</li>
</ul>
<blockquote><p>Nobody may take off another person's lock because he is in a hurry. If the owner cannot be found, the plant waits until two people have made sure that the owner is not in the machine.</p></blockquote>
<p>The try takes about forty seconds. Do it even when it is raining, and above all when everybody is sure.</p>`,
}
