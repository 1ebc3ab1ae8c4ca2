export type { Leftover } from './migration.ts'
export { type MigratedFile, type MigrateOptions, migrate } from './migrate.ts'
