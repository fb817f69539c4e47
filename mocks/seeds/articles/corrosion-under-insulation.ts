export const corrosionUnderInsulation = {
  title: 'Corrosion under insulation: look where the water goes',
  slug: 'corrosion-under-insulation-look-where-the-water-goes',
  tags: ['corrosion', 'inspection', 'piping', 'insulation'],
  description:
    '<p>Insulation keeps heat in and, after some years, water too. In the humid air of the Delta the steel below may lose a millimetre a year without a mark on the cladding. Where to look first, and what to do about it.</p>',
  content: `<p>Corrosion under insulation needs three things: steel, water and a temperature at which water stays liquid long enough. Insulation supplies the last two. It soaks up rain through every torn joint, holds it against the pipe, and lets it boil off and return. The salts that the water brought remain and grow stronger with each cycle.</p>
<h2>Which temperatures</h2>
<p>Very cold pipes stay dry because the water is ice; very hot ones because it never reaches the steel. In between is the trouble.</p>
<table>
<thead><tr><th>Material</th><th>Metal temperature at risk</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>Carbon and low-alloy steel</td><td>−12 to 175 °C, worst around 100 to 120 °C</td><td>Wall loss in patches, often under a thick, loose scale</td></tr>
<tr><td>Austenitic stainless steel</td><td>60 to 175 °C</td><td>Stress corrosion cracking by chlorides; hardly any wall loss to see</td></tr>
<tr><td>Either, in cyclic service</td><td>Any range that passes through the above</td><td>Faster than at a steady temperature</td></tr>
</tbody>
</table>
<p>Lines that run hot but stand idle for months belong in the table, too. So do dead legs: the bypass of a 250 °C line may well sit at 90.</p>
<h2>Where to look first</h2>
<p>Water enters high and collects low. We walk the line and mark:</p>
<ul>
<li>cut-outs in the cladding: nozzles, supports, gauge branches, ladder brackets;</li>
<li>the lowest point of every long vertical run, and the first metre of horizontal pipe after it;</li>
<li>horizontal cladding whose overlap faces up instead of down;</li>
<li>places where people step: dented cladding is open cladding;</li>
<li>everything downwind of a cooling tower;</li>
<li>plugs for thickness measurement that lost their caps.</li>
</ul>
<p><img src="/uploads/process-columns.webp" alt="Distillation columns with platforms and ladders seen from below" width="1280" height="720"></p>
<h2>How to look</h2>
<p>Stripping everything is certain and dear. Profile radiography finds wall loss on small pipe without opening it. Pulsed eddy current sees an average over an area through insulation and cladding, which is good for ranking and weak on small pits. Infrared finds wet insulation best in the evening, when dry parts have cooled. None of these replaces opening the worst places: we strip a window, brush, look, and measure.</p>
<h2>Remaining life, by hand</h2>
<pre><code>rate  = (previous thickness - present thickness) / years between
life  = (present thickness - least allowed thickness) / rate

example: (9.5 - 7.1) / 6 = 0.40 mm a year
         (7.1 - 5.3) / 0.40 = 4.5 years</code></pre>
<p>We inspect again after half of the remaining life at the latest, here in a little over two years. The rate is a guess that looks like a number, so we round against ourselves.</p>
<h2>What lasts</h2>
<p>Paint is the real barrier; the cladding only keeps the first rain off. Prepare the surface to near-white metal, use a coating that is made for hot and wet service, and inspect it before the insulation hides it. Closed-cell or water-repellent insulation helps. And ask whether the pipe needs insulation at all: where it only protects people from burns, a wire-mesh guard does the same and hides nothing.</p>
<blockquote><p>In one survey of 1.9 km we took away the insulation of 420 metres and did not put it back. That was the cheapest part of the project.</p></blockquote>`,
}
