/** Token of servers whose tests read `/metrics`. */
export const metricsToken = 'a token of some length'

export const withMetricsToken = { authorization: `Bearer ${metricsToken}` }
