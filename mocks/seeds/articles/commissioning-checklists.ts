export const commissioningChecklists = {
  title: 'A checklist is a conversation: how we commission',
  slug: 'a-checklist-is-a-conversation-how-we-commission',
  tags: ['commissioning', 'quality', 'handover'],
  description:
    '<p>A plant is not finished when the last bolt is tight. Between that day and the first product lie some thousands of small questions. This is how we order them, and why we throw half of the usual forms away.</p>',
  content: `<p>Construction thinks in areas: the pipe rack, the pump row, the substation. Operation thinks in systems: cooling water, instrument air, fuel gas. Commissioning is the moment at which one becomes the other. Projects that notice this late hand over ninety per cent of every system and a hundred per cent of none.</p>
<h2>Cut the plant into systems early</h2>
<p>We draw the boundaries on the process diagrams with a coloured pen before the first pipe is ordered. Each system has a number, an owner and a date on which it is needed. For the gas plant in Ughelli there are 64, and the order of the first five never changes much:</p>
<ol>
<li>power and lighting, so that people can see and drill;</li>
<li>control system and telephones;</li>
<li>fire water and gas detection, before anything that burns is let in;</li>
<li>instrument air and nitrogen;</li>
<li>cooling water and drains.</li>
</ol>
<h2>Three gates</h2>
<p><strong>Mechanical completion:</strong> everything is installed, tested and on paper. <strong>Ready for start-up:</strong> cleaned, leak-tested, loops checked, interlocks proved. <strong>Performance:</strong> it makes what was promised, for as long as was promised. A system passes a gate as a whole or not at all.</p>
<p>What is still open goes on the punch list, in one of three classes:</p>
<table>
<thead><tr><th>Class</th><th>Meaning</th><th>Example</th></tr></thead>
<tbody>
<tr><td>A</td><td>Must be closed before the gate</td><td>A relief valve without its test certificate</td></tr>
<tr><td>B</td><td>May be closed after it, by an agreed date</td><td>Insulation missing on a line that stays cold for now</td></tr>
<tr><td>C</td><td>Improvement, not in the contract</td><td>A platform that would make a gauge easier to read</td></tr>
</tbody>
</table>
<p>Arguments about classes are the best meetings of a project. They are about what can really happen on the first night.</p>
<h2>What makes a good check</h2>
<ul>
<li>It can be answered by one person, standing in one place.</li>
<li>It asks for a number where there is one. "Alignment 0.03 mm" can be wrong; "alignment OK" cannot.</li>
<li>It names the limit beside the reading.</li>
<li>It says what to do if the answer is no.</li>
</ul>
<p>A loop check reads from the process to the screen and back. We apply pressure at the transmitter, not current at the cabinet, at 0, 25, 50, 75 and 100 % going up and again coming down. The operator calls out the value, the tag and the unit. One loop in eleven fails at the first attempt; wrong ranges lead, crossed pairs follow.</p>
<blockquote><p>If the same hand has ticked forty boxes in a minute, the list has been filled in and the plant has not been checked.</p></blockquote>
<h2>Hand over while people are still there</h2>
<p>Operators walk each system with us before its gate, with the diagram in hand. They find valves that cannot be reached and drains that splash. It costs two hours a system and is the only training that nobody forgets. The dossier follows on the same day, because a certificate that is missing in week one is a legend by week ten.</p>`,
}
