import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'

export interface ServiceShare {
  service: string
  count: number
  /** Sum of the numeric budgets, and their count. */
  budget: number
  budgets: number
}

const maxServices = 6

/** Groups quote requests by service, the most wanted first; rare services are combined at the end. */
export function byService(requests: readonly Pick<QuoteRequest, 'service' | 'budget'>[]): ServiceShare[] {
  const shares = new Map<string, ServiceShare>()
  for (const { service, budget } of requests) {
    const name = service.trim() || 'Not stated'
    const share = shares.get(name.toLowerCase()) ?? empty(name)
    shares.set(name.toLowerCase(), add(share, { ...figureOf(budget), count: 1 }))
  }
  const sorted = [...shares.values()].sort((one, other) => other.count - one.count)
  if (sorted.length <= maxServices) return sorted
  const rare = sorted.slice(maxServices - 1)
  return [...sorted.slice(0, maxServices - 1), rare.reduce(add, empty(`${rare.length} others`))]
}

const empty = (service: string): ServiceShare => ({ service, count: 0, budget: 0, budgets: 0 })

function add(share: ServiceShare, more: Omit<ServiceShare, 'service'>): ServiceShare {
  return {
    service: share.service,
    count: share.count + more.count,
    budget: share.budget + more.budget,
    budgets: share.budgets + more.budgets,
  }
}

/** Returns the number in a budget, and 0 for words such as "NGN 20-25 million", which cannot be added. */
function figureOf(budget: number | string): { budget: number; budgets: number } {
  const text = String(budget).replaceAll(',', '').trim()
  const figure = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
  return figure > 0 && figure < 1e15 ? { budget: figure, budgets: 1 } : { budget: 0, budgets: 0 }
}

/** @example shortAmount(1_250_000_000) // '1.25 bn' */
export function shortAmount(amount: number): string {
  const [size, word] = sizes.find(([least]) => amount >= least) ?? [1, '']
  return `${Number((amount / size).toPrecision(3))} ${word}`.trim()
}

const sizes = [
  [1e12, 'tn'],
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const
