import { monitorEventLoopDelay } from 'node:perf_hooks'
import { version } from '#server/version.ts'
import { eventsPath, featureCalls } from '#src/contract/http/features.ts'
import { endpoints } from '#src/contract/index.ts'

/** Upper bounds of the histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const calls = [...endpoints, ...Object.values(featureCalls), { path: eventsPath }].map(({ path }) => ({
  path,
  parts: path.split('/'),
}))

/** Stays open while a user has the dashboard open. */
const eventStream = `/api/v1${eventsPath}`

/** Returns the label of a path in logs and metrics. It never contains an id, a query, or a made-up path. */
export function routeOf(pathname: string): string {
  if (pathname.startsWith('/api/v1/')) {
    const parts = pathname.slice('/api/v1'.length).split('/')
    const call = calls.find(
      ({ parts: labels }) =>
        labels.length === parts.length &&
        labels.every((part, index) => part.startsWith('{') || part === parts[index]),
    )
    return call ? `/api/v1${call.path}` : '/api'
  }
  const [, first = ''] = pathname.split('/')
  if (['api', 'uploads', 'assets'].includes(first)) return `/${first}`
  if (['healthz', 'readyz', 'metrics'].includes(first)) return pathname
  return pathname.slice(pathname.lastIndexOf('/')).includes('.') ? 'file' : 'page'
}

export type Metrics = ReturnType<typeof createMetrics>

/** Counts requests and exports metrics in the Prometheus text format. */
export function createMetrics(gauges: () => Record<string, number>) {
  const responseCounts = new Map<string, number>()
  const durations = new Map<string, { counts: number[]; sum: number; count: number }>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  return {
    /** @param seconds until the response was sent */
    count: (route: string, status: number, seconds: number) => {
      const labels = `route="${route}",status="${status}"`
      responseCounts.set(labels, (responseCounts.get(labels) ?? 0) + 1)
      if (route === eventStream) return
      const kind = route.startsWith('/api') ? 'api' : route
      const histogram = durations.get(kind) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
      for (const [index, most] of buckets.entries())
        if (seconds <= most) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
      histogram.sum += seconds
      histogram.count += 1
      durations.set(kind, histogram)
    },
    text: () => {
      const histogram = [...durations].flatMap(([kind, { counts, sum, count }]) => [
        ...buckets.map(
          (most, index) =>
            `http_request_duration_seconds_bucket{kind="${kind}",le="${most}"} ${counts[index]}`,
        ),
        `http_request_duration_seconds_bucket{kind="${kind}",le="+Inf"} ${count}`,
        `http_request_duration_seconds_sum{kind="${kind}"} ${sum}`,
        `http_request_duration_seconds_count{kind="${kind}"} ${count}`,
      ])
      const now: Record<string, number> = {
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_uptime_seconds: process.uptime(),
        nodejs_eventloop_delay_p50_seconds: delay.percentile(50) / 1e9,
        nodejs_eventloop_delay_p99_seconds: delay.percentile(99) / 1e9,
        nodejs_eventloop_delay_max_seconds: delay.max / 1e9,
        ...gauges(),
      }
      delay.reset()
      return [
        '# TYPE http_requests_total counter',
        ...[...responseCounts].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...histogram,
        '# TYPE product_info gauge',
        `product_info{version="${version}"} 1`,
        ...Object.entries(now).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        '',
      ].join('\n')
    },
    close: () => delay.disable(),
  }
}
