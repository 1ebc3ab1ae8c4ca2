import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { MIGRATIONS } from './migrations.ts'

/**
 * The platform's database. Calls are synchronous, so transactions never interleave. With the write-ahead log a killed
 * process leaves each transaction whole or absent.
 */
export class Database {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #afterCommit: (() => void)[] | null = null

  /** @param path a file, created with its folder if missing, or `:memory:` */
  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    this.#db = new DatabaseSync(path)
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
    )
    this.#migrate()
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined
  }

  /** @returns the number of changed rows and the last inserted row id */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
    const result = this.#statement(sql).run(...values)
    return { changes: Number(result.changes), id: Number(result.lastInsertRowid) }
  }

  /** Inserts a row. @returns its row id */
  insert(table: string, row: Record<string, SQLInputValue>): number {
    const columns = Object.keys(row)
    const places = columns.map(() => '?').join(', ')
    return this.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row)).id
  }

  /** Runs all or nothing. Inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T {
    if (this.#afterCommit) return work()
    const queue: (() => void)[] = (this.#afterCommit = [])
    this.#db.exec('BEGIN IMMEDIATE')
    let result: T
    try {
      result = work()
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    } finally {
      this.#afterCommit = null
    }
    for (const announce of queue) announce()
    return result
  }

  /** Runs after the commit: live events must not announce money that a rollback takes back. */
  afterCommit(announce: () => void): void {
    if (this.#afterCommit) this.#afterCommit.push(announce)
    else announce()
  }

  /** Empties every table but `meta` and restarts ids, so that the same seed gives the same ids. */
  clear(): void {
    const tables = this.all<{ name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta'`,
    )
    this.transaction(() => {
      this.#db.exec('PRAGMA defer_foreign_keys = ON')
      for (const { name } of tables) this.#db.exec(`DELETE FROM "${name}"`)
      this.#db.exec('DELETE FROM sqlite_sequence')
    })
  }

  /** Reads a value of `meta`, or creates it once. */
  remember(key: string, make: () => string): string {
    const row = this.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
    if (row) return row.value
    const value = make()
    this.setMeta(key, value)
    return value
  }

  setMeta(key: string, value: string): void {
    this.run(
      'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      key,
      value,
    )
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #migrate(): void {
    const { user_version: done } = this.#db.prepare('PRAGMA user_version').get() as { user_version: number }
    for (const [index, step] of MIGRATIONS.entries()) {
      if (index < done) continue
      this.#db.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`)
    }
  }
}
