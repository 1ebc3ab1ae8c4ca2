/** Files of the project `unit` of vitest. */
export const UNIT_TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/*.test.ts',
  'apps/web/chunks/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.tsx',
  'scripts/**/*.test.ts',
]

/** Of the project `strict`. */
export const STRICT_TESTS = ['packages/domain/src/**/*.contract.test.ts']

/** Of the project `package`. */
export const PACKAGE_TESTS = ['packages/*/pack/*.test.ts']

/** Of the project `redis`: they start a real engine, and several servers of the site. */
export const REDIS_TESTS = ['apps/ssr-server/src/**/*.redis.test.ts', 'scripts/cluster/*.redis.test.ts']

/** Of the project `prometheus`: they start a real Prometheus, a real engine and a server of the site. */
export const OPERATIONS_TESTS = ['apps/ssr-server/src/**/*.operations.test.ts']
