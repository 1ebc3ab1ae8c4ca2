import { expect, it } from 'vitest'
import { namedIn } from './queries.ts'

it.each([
  ['up == 0', ['up'], []],
  [
    'sum(rate(a_total[5m])) / sum by (kind) (rate(b_total{kind="x",s=~"a|b"}[5m])) > 0.02',
    ['a_total', 'b_total{kind="x",s=~"a|b"}'],
    ['kind'],
  ],
  ['histogram_quantile(0.95, sum by (visitor, le) (rate(s_bucket[1m]))) > 1e3', ['s_bucket'], ['visitor', 'le']],
  ['topk(10, a{b="}{ by (c)"} offset 5m) or c unless on (d) e', ['a{b="}{ by (c)"}', 'c', 'e'], ['d']],
  ['sum(a) by (b)', ['a'], ['b']],
  ['time() - a', ['a'], []],
])('%s names its selectors and labels', (query, selectors, labels) => {
  expect(namedIn(query)).toEqual({ selectors, labels })
})
