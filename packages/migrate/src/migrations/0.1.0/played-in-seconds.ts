import { Node } from 'ts-morph'
import { isNamedIn, membersOf, namedImports, passedOn, renameExport, usesOf } from '../../code/exports.ts'
import type { Leftover, Migration } from '../../migration.ts'

const MINUTES = { from: '@croupier/domain/cashbox', name: 'minutesPlayed' }

const SECONDS = '`minutesPlayed` answers seconds now'

const left = (node: Node, what: string): Leftover => ({ line: node.getStartLineNumber(), what })

/** A call becomes whole minutes of what it answers now. A template that calls it keeps an import that no longer exists. */
export const playedInSeconds: Migration = {
  name: 'played-in-seconds',
  version: '0.1.0',
  title: '`minutesPlayed` of @croupier/domain/cashbox is `secondsPlayed`, which counts seconds',
  code(file, template) {
    const [first] = namedImports(file, MINUTES)
    if (first !== undefined && isNamedIn(template, MINUTES.name))
      return [left(first, 'a template uses `minutesPlayed`: import `secondsPlayed` and divide by 60')]
    const uses = [...namedImports(file, MINUTES).flatMap(usesOf), ...membersOf(file, MINUTES)]
    const handedOn: Leftover[] = []
    // From the end: a call can stand in another one.
    for (const use of uses.toReversed()) {
      const access = use.getParent()
      const callee = Node.isPropertyAccessExpression(access) ? access : use
      const call = callee.getParent()
      if (Node.isCallExpression(call) && call.getExpression() === callee)
        call.replaceWithText(`Math.floor(${call.getText()} / 60)`)
      else handedOn.push(left(use, SECONDS))
    }
    const exported = passedOn(file, MINUTES).map((specifier) => left(specifier, SECONDS))
    return [...exported, ...handedOn.toReversed(), ...renameExport(file, MINUTES, 'secondsPlayed', template)]
  },
}
