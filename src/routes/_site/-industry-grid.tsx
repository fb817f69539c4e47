import { industries } from '#src/site/company.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Section } from '#src/ui/section.tsx'

/** The six sectors that the company serves. */
export function IndustryGrid() {
  return (
    <Section
      number="01"
      label="Industries"
      title="Six sectors, one standard"
      purpose="Where our engineers work, and what they work on there."
    >
      <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ name, picture, work }) => (
          <li key={name} className="group bg-paper">
            <div className="overflow-hidden">
              <Picture
                name={picture}
                alt=""
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                ratio="5 / 2"
                className="transition-transform duration-500 moving:group-hover:scale-103"
              />
            </div>
            <div className="p-5 lg:p-6">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-ink-soft">{work}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
