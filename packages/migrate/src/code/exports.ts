import {
  Node,
  SyntaxKind,
  type ExportSpecifier,
  type Identifier,
  type ImportSpecifier,
  type SourceFile,
} from 'ts-morph'
import type { Leftover } from '../migration.ts'

/** An export of a package: its subpath, such as `@croupier/domain/cashbox`, and its name. */
export interface Exported {
  readonly from: string
  readonly name: string
}

const importsFrom = (file: SourceFile, from: string) =>
  file.getImportDeclarations().filter((statement) => statement.getModuleSpecifierValue() === from)

/** Where import statements name the export. */
export const namedImports = (file: SourceFile, { from, name }: Exported): readonly ImportSpecifier[] =>
  importsFrom(file, from).flatMap((statement) => statement.getNamedImports().filter((one) => one.getName() === name))

/** Where the file uses what is imported so, under whatever local name. */
export function usesOf(specifier: ImportSpecifier): readonly Identifier[] {
  const local = specifier.getAliasNode() ?? specifier.getNameNode()
  if (!Node.isIdentifier(local)) return []
  return local
    .findReferencesAsNodes()
    .filter((node): node is Identifier => Node.isIdentifier(node) && node.getParent() !== specifier)
}

/** `name` in `cashbox.name`, where `cashbox` is all that is imported. */
export function membersOf(file: SourceFile, { from, name }: Exported): readonly Identifier[] {
  const namespaces = importsFrom(file, from).flatMap(
    (statement) => statement.getNamespaceImport()?.findReferencesAsNodes() ?? [],
  )
  return namespaces.flatMap((namespace) => {
    const access = namespace.getParent()
    const member = Node.isPropertyAccessExpression(access)
      ? access.getNameNode()
      : Node.isQualifiedName(access)
        ? access.getRight()
        : undefined
    return Node.isIdentifier(member) && member !== namespace && member.getText() === name ? [member] : []
  })
}

/** Where the file exports it again, from the package at once. */
export const passedOn = (file: SourceFile, { from, name }: Exported): readonly ExportSpecifier[] =>
  file
    .getExportDeclarations()
    .filter((statement) => statement.getModuleSpecifierValue() === from)
    .flatMap((statement) => statement.getNamedExports().filter((one) => one.getName() === name))

/** Whether a text has the name as a whole word. */
export const isNamedIn = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w$])${name}(?![\w$])`).test(text)

/**
 * Renames an export in import and export statements, and its uses. Where a template uses it, or the new name is already
 * another's, the old one stays as the local name. What the file itself exports keeps its name.
 */
export function renameExport(file: SourceFile, exported: Exported, to: string, template: string): readonly Leftover[] {
  const { name } = exported
  const isKept = isNamedIn(template, name) || isNamedIn(file.getFullText(), to)
  for (const specifier of namedImports(file, exported)) {
    const local = specifier.getAliasNode()?.getText() ?? name
    if (local === name && !isKept) {
      const node = specifier.getNameNode()
      if (Node.isIdentifier(node)) node.rename(to, { usePrefixAndSuffixText: true })
      specifier.setName(to).removeAlias()
    } else {
      specifier.setName(to)
      if (local === to) specifier.removeAlias()
      else specifier.setAlias(local)
    }
  }
  for (const member of membersOf(file, exported)) member.replaceWithText(to)
  for (const specifier of passedOn(file, exported)) {
    const shown = specifier.getAliasNode()?.getText() ?? name
    specifier.setName(to)
    if (shown === to) specifier.removeAlias()
    else specifier.setAlias(shown)
  }
  return otherImports(file, exported, `is \`${to}\` now`)
}

/** Files that get the package in a way that is not followed, such as `import()` and mocks of tests, and name the export. */
function otherImports(file: SourceFile, { from, name }: Exported, now: string): readonly Leftover[] {
  if (!isNamedIn(file.getFullText(), name)) return []
  return file
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter((node) => node.getLiteralValue() === from)
    .filter((node) => !Node.isImportDeclaration(node.getParent()) && !Node.isExportDeclaration(node.getParent()))
    .map((node) => ({ line: node.getStartLineNumber(), what: `\`${name}\` of ${from} ${now}` }))
}
