import { expect, it } from 'vitest'
import { jobPosting } from './job-posting.ts'

const career = {
  _id: '7',
  title: 'Piping Stress Engineer',
  location: 'Port Harcourt, Rivers State',
  base: 'hybrid',
  description: 'You model hot and cold lines.',
  priceRangeMin: 16_000,
  priceRangeMax: 22_000,
  createdAt: '2027-03-05T09:00:00.000Z',
}

it('a job posting contains the known facts of a position', () => {
  expect(jobPosting(career)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Piping Stress Engineer',
    datePosted: '2027-03-05',
    jobLocation: {
      address: { addressLocality: 'Port Harcourt', addressRegion: 'Rivers State', addressCountry: 'NG' },
    },
    baseSalary: {
      currency: 'USD',
      value: { minValue: 16_000, maxValue: 22_000, unitText: 'YEAR' },
    },
    url: 'https://www.kelvara.example/apply?jobId=7',
  })
})

it('a remote position has no place', () => {
  const posting = jobPosting({ ...career, base: 'remote' })
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(posting).not.toHaveProperty('jobLocation')
})

it('a job posting leaves out an unknown day, end, place and salary', () => {
  const posting = jobPosting({ ...career, createdAt: '', location: '', priceRangeMin: 0, priceRangeMax: 0 })
  for (const field of ['datePosted', 'validThrough', 'jobLocation', 'baseSalary', 'employmentType']) {
    expect(posting).not.toHaveProperty(field)
  }
})
