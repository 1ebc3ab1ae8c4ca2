import { parse, type AnyNode, type MemberNode, type ValueNode } from '@humanwhocodes/momoa'
import type { Fault } from './fault.ts'

/** A JSON value with its line. Objects keep the file's order. */
export interface Located {
  line: number
  value: unknown
  members?: ReadonlyMap<string, Located & { keyLine: number }>
  elements?: readonly Located[]
}

/** Reads JSON with lines. Invalid JSON and duplicate keys are faults. */
export function readJson(file: string, text: string): { root: Located | null; faults: Fault[] } {
  const faults: Fault[] = []
  try {
    return { root: locate(parse(text, { mode: 'json' }).body, file, faults), faults }
  } catch (error) {
    const { message, line = 1 } = error as Error & { line?: number }
    faults.push({ file, line, message: `not JSON: ${message.replace(/\s*\(\d+:\d+\)$/, '')}` })
    return { root: null, faults }
  }
}

const lineOf = (node: AnyNode): number => node.loc.start.line

function locate(node: ValueNode, file: string, faults: Fault[]): Located {
  switch (node.type) {
    case 'Object': {
      const members = new Map<string, Located & { keyLine: number }>()
      for (const member of node.members) {
        const key = keyOf(member)
        const keyLine = lineOf(member)
        if (members.has(key)) faults.push({ file, line: keyLine, message: `"${key}" stands here a second time` })
        members.set(key, { ...locate(member.value, file, faults), keyLine })
      }
      return {
        line: lineOf(node),
        members,
        value: Object.fromEntries([...members].map(([key, { value }]) => [key, value])),
      }
    }
    case 'Array': {
      const elements = node.elements.map((element) => locate(element.value, file, faults))
      return { line: lineOf(node), elements, value: elements.map(({ value }) => value) }
    }
    case 'String':
    case 'Number':
    case 'Boolean':
      return { line: lineOf(node), value: node.value }
    default:
      return { line: lineOf(node), value: null }
  }
}

function keyOf({ name }: MemberNode): string {
  return name.type === 'String' ? name.value : name.name
}
