import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics, routeOf } from './metrics.ts'

const packageFile = JSON.parse(readFileSync('package.json', 'utf8'))

test('the metrics name the version that runs', () => {
  const metrics = createMetrics(() => ({}))
  expect(metrics.text()).toContain(`product_info{version="${packageFile.version}"} 1`)
  metrics.close()
})

test('an event stream is counted, but not as a slow response', () => {
  const metrics = createMetrics(() => ({}))
  metrics.count(routeOf('/api/v1/services'), 200, 0.01)
  metrics.count(routeOf('/api/v1/events'), 200, 7200)
  const text = metrics.text()
  metrics.close()
  expect(text).toContain('http_requests_total{route="/api/v1/events",status="200"} 1')
  expect(text).toContain('http_request_duration_seconds_count{kind="api"} 1')
  expect(text).toContain('http_request_duration_seconds_sum{kind="api"} 0.01')
})
