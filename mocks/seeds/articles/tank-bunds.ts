export const tankBunds = {
  title: 'How high is a bund wall? A worked example',
  slug: 'how-high-is-a-bund-wall-a-worked-example',
  tags: ['civil', 'tanks', 'containment', 'calculation'],
  description:
    '<p>"110 % of the largest tank" fits on a sticker. The wall that follows from it depends on the tanks beside it, on the rain and on a valve that somebody must remember to close. One example, with all its numbers.</p>',
  content: `<p>A bund is the wall around a tank that keeps what the tank no longer can. The usual rule asks for 110 % of the largest tank in it, or for its full content plus an allowance for rain and foam; your permit says which. The rule is easy. Applying it is where bunds turn out to be too low.</p>
<h2>The site</h2>
<p>Two equal tanks for diesel stand in one bund. Each is 18 m across and holds liquid up to 12 m. Inside, the bund measures 62 m by 48 m, and its floor is level for the purpose of the estimate.</p>
<h2>The calculation</h2>
<pre><code>content of one tank     pi / 4 x 18^2 x 12          = 3,054 m3
to be contained         1.10 x 3,054                = 3,359 m3

area inside the walls   62 x 48                     = 2,976 m2
less the other tank     pi / 4 x 18^2               =   254 m2
area that fills                                     = 2,722 m2

height for the liquid   3,359 / 2,722               =  1.23 m
rain, one day           0.15 m                      =  0.15 m
freeboard for waves and foam                        =  0.15 m
wall                                                =  1.53 m, built 1.55 m</code></pre>
<p>Note what is deducted and what is not. The other tank takes up room, so its area goes. The leaking tank's own area stays: its content stands inside it as high as outside. Pipe supports, stairs and foundations above the floor are deducted as well once they are known.</p>
<h2>The mistakes that we meet</h2>
<ul>
<li><strong>A tank was added.</strong> Each new tank takes area away, and the wall of twenty years ago is too low from that day on.</li>
<li><strong>The floor was raised.</strong> A new layer of 100 mm of concrete in this bund costs 272 m³, or 8 % of the requirement.</li>
<li><strong>The rain is already in.</strong> A bund that holds 200 mm of water after a storm has lost what the ten per cent were for.</li>
<li><strong>The joints leak.</strong> A wall with an open joint has the height of the joint.</li>
</ul>
<p><img src="/uploads/tank-farm.webp" alt="Aerial view of a tank farm with floating-roof tanks" width="1280" height="720"></p>
<h2>Height has a limit</h2>
<p>Fire crews must see over a wall and climb out from behind it. A common limit for the average inside height is 1.8 m; above it, codes ask for steps, remote operation of valves, or more distance. If the sum comes out at 2.3 m, make the bund wider.</p>
<h2>Floor and drain</h2>
<ol>
<li>Slope the floor away from the tank, one per cent at least, so that a fire does not burn under the shell.</li>
<li>Lead the water to one sump, with one drain through the wall.</li>
<li>Put the valve outside the wall, lock it closed, and let its position be seen from the road.</li>
<li>Pass the water over an oil separator. Somebody looks at it before the valve is opened and signs when it is closed again.</li>
</ol>
<blockquote><p>The cheapest way to lose a bund is to leave its drain open after the rain.</p></blockquote>
<p>Fill it once. A water test of 24 hours, with a stick gauge at two corners, finds what drawings do not, and gives the insurer something to file.</p>`,
}
