/**
 * Quantile of the values: 0.5 is the median.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5)

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`

/**
 * @param {string} name
 * @param {string} figure
 */
export function tell(name, figure) {
  console.log(`${name.padEnd(56)}${figure.padStart(12)}`)
}
