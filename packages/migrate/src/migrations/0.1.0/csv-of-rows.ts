import { Node } from 'ts-morph'
import { namedImports, renameExport, usesOf } from '../../code/exports.ts'
import type { Migration } from '../../migration.ts'

const FROM = '@croupier/domain/cashbox'
const COLUMN = { from: FROM, name: 'CsvColumn' }

/** The function writes rows of every kind, and so its column says of which. */
export const csvOfRows: Migration = {
  name: 'csv-of-rows',
  version: '0.1.0',
  title:
    '`transactionsCsv` of @croupier/domain/cashbox is `csvFile`, and a `CsvColumn` says of what: `CsvColumn<Transaction>`',
  code(file, template) {
    const bare = namedImports(file, COLUMN)
      .flatMap(usesOf)
      .map((use) => use.getParent())
      .filter(Node.isTypeReference)
      .filter((type) => type.getTypeArguments().length === 0)
    const statement = namedImports(file, COLUMN)[0]?.getImportDeclaration()
    if (
      bare.length > 0 &&
      statement !== undefined &&
      namedImports(file, { from: FROM, name: 'Transaction' }).length === 0
    )
      statement.addNamedImport({ name: 'Transaction', isTypeOnly: !statement.isTypeOnly() })
    for (const type of bare) type.addTypeArgument('Transaction')
    return renameExport(file, { from: FROM, name: 'transactionsCsv' }, 'csvFile', template)
  },
}
