export const hotTapping = {
  title: 'Hot tapping: what we ask before the first arc',
  slug: 'hot-tapping-what-we-ask-before-the-first-arc',
  tags: ['hot tapping', 'pipelines', 'safety', 'welding'],
  description:
    '<p>Welding a branch to a line in service saves a shutdown. It is also the only weld for which the fire is already behind the wall. These are the questions that we answer in writing before anybody strikes an arc.</p>',
  content: `<p>A hot tap joins a branch to a pipe that keeps flowing. A split tee or a nozzle is welded on, a full-bore valve is bolted to it, a machine drills through the open valve and brings back the cut piece, and the valve is closed. Done well, nobody downstream notices. Done badly, the arc burns through a wall with gas at 60 bar behind it.</p>
<h2>First: must it be hot?</h2>
<p>A hot tap is a second choice. If a cold tie-in is possible within the next planned shutdown, the cold tie-in wins. We ask the client to sign the reason why it cannot wait, because that reason decides how much risk is reasonable.</p>
<h2>Then: may it be hot?</h2>
<p>Some contents rule the job out whatever the reason. We decline to weld on lines and vessels that hold:</p>
<ul>
<li>a mixture of vapour with air or oxygen that is within or near its flammable range;</li>
<li>oxygen, or air that is enriched with it;</li>
<li>substances that may decompose when heated, such as acetylene, ethylene or peroxides;</li>
<li>caustic, amine or acid, where the weld would need a heat treatment that a live line cannot get.</li>
</ul>
<p>Pipes with an internal lining or cladding are declined as well.</p>
<h2>The wall</h2>
<p>We scan the wall by ultrasonics along the whole weld, not only at four points of the clock. Burn-through becomes likely below about 5 mm; many operators take 4.8 mm (3/16 inch) as the least thickness at the weld, and we want the pressure calculation on top of that. Laminations found by the scan move the job to another spot. So do seams: we keep the new weld clear of existing ones.</p>
<p><img src="/uploads/valve.webp" alt="Flanged gate valve with an orange handwheel" width="1280" height="720"></p>
<h2>Flow: neither too little nor too much</h2>
<p>Moving liquid carries heat away and keeps the inner surface cool. With no flow the wall overheats, and trapped liquid may boil. With too much flow the weld cools so fast that it hardens and may crack hours later. The procedure therefore states a least and a greatest flow, and somebody in the control room has the task of keeping it there while the arc burns. On a tank we want at least one metre of liquid above the highest point of the weld, and no change of level.</p>
<h2>Heat and hydrogen</h2>
<p>Low-hydrogen electrodes, taken dry from a heated quiver; the heat input of the qualified procedure; first passes laid so that later ones temper them. The welder has qualified on a test piece with water running behind it. Magnetic-particle or dye inspection follows when the weld is cold, because hydrogen takes its time.</p>
<h2>Before the cutter turns</h2>
<ol>
<li>Inspect and pressure-test the branch, its valve and the machine. The test must not collapse the run pipe from outside.</li>
<li>Measure the travel: the cutter must clear the valve and must not reach the far wall.</li>
<li>Prove that the valve closes with the machine retracted.</li>
<li>Check the catching wires on the pilot drill. A lost coupon has stopped pumps far away.</li>
<li>Purge the air from the branch.</li>
</ol>
<blockquote><p>A hot tap is ready when the shortest conversation on site is the one about who may stop it. The answer is: everybody.</p></blockquote>
<p>Our last dossier had 41 pages for one six-inch branch. The welding took two hours and ten minutes.</p>`,
}
