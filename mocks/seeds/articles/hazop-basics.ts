export const hazopBasics = {
  title: 'HAZOP for people who have been invited to one',
  slug: 'hazop-for-people-who-have-been-invited-to-one',
  tags: ['HAZOP', 'process safety', 'design'],
  description:
    '<p>You run a plant, you have been asked to give four days to a study, and nobody has told you what happens in the room. Here is what a HAZOP does, what it cannot do, and how to make the days worth their price.</p>',
  content: `<p>A hazard and operability study walks through a design line by line and asks, at each step, how it could depart from what its designer meant. It is slow on purpose. Its strength is that it makes a group of experienced people think about the same two metres of pipe at the same time.</p>
<h2>How it works</h2>
<p>The plant is cut into <strong>nodes</strong>: sections with one clear purpose, such as "feed pump, from tank outlet to control valve". For each node the group states the <strong>design intent</strong> with numbers. Then a guide word is joined to a parameter, and the pair becomes a <strong>deviation</strong>.</p>
<table>
<thead><tr><th>Guide word</th><th>With "flow" it means</th><th>A cause that people forget</th></tr></thead>
<tbody>
<tr><td>No</td><td>Nothing arrives</td><td>A blind that was left in after the last shutdown</td></tr>
<tr><td>More</td><td>Too much arrives</td><td>Two pumps running while one is being changed over</td></tr>
<tr><td>Less</td><td>Too little arrives</td><td>A strainer that nobody owns</td></tr>
<tr><td>Reverse</td><td>It flows back</td><td>A check valve that is counted on to be tight</td></tr>
<tr><td>As well as</td><td>Something comes with it</td><td>Water from a leaking exchanger tube</td></tr>
<tr><td>Part of</td><td>A component is missing</td><td>An inhibitor pump that ran dry</td></tr>
<tr><td>Other than</td><td>Something else arrives</td><td>The wrong road tanker at the right hose</td></tr>
</tbody>
</table>
<p>For every deviation that can really happen, the group writes down the causes, what follows <em>if nothing intervenes</em>, the safeguards that exist, and whether they are enough. If not, an action is raised.</p>
<h2>Three rules that keep it honest</h2>
<ol>
<li><strong>First the consequence, then the safeguard.</strong> A group that says "the relief valve will open" before it has said how high the pressure goes has stopped thinking.</li>
<li><strong>No design in the meeting.</strong> Describe what is missing and move on. The engineer who solves it needs an afternoon, not an audience.</li>
<li><strong>One owner, one date.</strong> An action for "operations" is an action for nobody.</li>
</ol>
<h2>Who should be in the room</h2>
<p>A chair who has no stake in the design, a scribe who can type, the process engineer who drew it, somebody from instrumentation, somebody from maintenance, and an operator. If one chair must stay empty, it must not be the operator's. Six to eight people are enough; with twelve, four read their mail.</p>
<h2>What it does not do</h2>
<p>A HAZOP does not say how likely an event is, and it does not size a relief valve. It is weak at what lies between nodes and at what happens during start-up, unless somebody puts these on the list as nodes of their own. We do: start-up, shutdown, loss of power and loss of instrument air each get half an hour.</p>
<blockquote><p>The finding that paid for a whole study was once a question of eight words from an operator: "Which way does that valve fail, by the way?"</p></blockquote>
<h2>Bring this with you</h2>
<ul>
<li>Piping and instrumentation diagrams at a frozen revision, printed large;</li>
<li>heat and material balance, relief philosophy, cause-and-effect chart;</li>
<li>the list of alarms from the last three months, if the plant exists;</li>
<li>the actions of the previous study, with their state.</li>
</ul>
<p>If the drawings still change during the week, postpone. A study of a design that no longer exists is only expensive.</p>`,
}
