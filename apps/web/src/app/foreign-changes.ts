interface Replacement {
  readonly parent: Node
  /** What stands in place of the node. */
  readonly nodes: readonly Node[]
}

/**
 * Lets React work on with nodes that a browser's translation or an extension has replaced, wrapped or removed, where it
 * would throw a NotFoundError and lose the page, or write into text that nobody sees (React issue 11538).
 *
 * The changes of others are observed. When React then uses a node that is not where React put it, the call is made for
 * what stands there instead, and text that changes is put back in its place, where the translation finds it again.
 * Call once, before hydration. Returns the undo function.
 */
export function tolerateForeignChanges(document: Document, prototype: Node = Node.prototype): () => void {
  const replacements = new WeakMap<Node, Replacement>()
  /** The nodes that a stand-in replaces, in their order. */
  const originals = new WeakMap<Node, Node[]>()
  /** Nodes removed by scripts of the page: they come back only by those. */
  const removedByPage = new WeakSet<Node>()
  const { insertBefore, removeChild } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')!

  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })

  function note(records: readonly MutationRecord[]): void {
    const added = new Set<Node>()
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) {
        replacements.delete(node)
        added.add(node)
      }
      for (const node of removedNodes) {
        const beside = [previousSibling, nextSibling].find((other) => other !== null && added.has(other))
        if (addedNodes.length > 0) replace(node, target, [...addedNodes])
        else if (!(node instanceof Text)) continue
        else if (beside && !originals.has(beside)) replace(node, target, [beside])
        else joinText(node, target, previousSibling, nextSibling)
      }
    }
  }

  function replace(node: Node, parent: Node, nodes: readonly Node[]): void {
    replacements.set(node, { parent, nodes })
    for (const standIn of nodes) originals.set(standIn, [...(originals.get(standIn) ?? []), node])
  }

  /** A translation may put the text of several nodes into the first, and remove the others. */
  function joinText(node: Node, parent: Node, previous: Node | null, next: Node | null): void {
    const standIn = [previous, next].find((other) => other !== null && originals.has(other))
    if (!standIn) return
    const others = originals.get(standIn) ?? []
    originals.set(standIn, standIn === previous ? [...others, node] : [node, ...others])
    replacements.set(node, { parent, nodes: [standIn] })
  }

  /** The children of `parent` that stand where `node` was, or around it. */
  function standing(node: Node, parent: Node, asked = new Set<Node>()): Node[] {
    if (asked.has(node)) return []
    asked.add(node)
    const child = childAround(node, parent)
    if (child) return [child]
    return replacements.get(node)?.nodes.flatMap((other) => standing(other, parent, asked)) ?? []
  }

  function remove(node: Node): void {
    if (node.parentNode) removeChild.call(node.parentNode, node)
  }

  /** The texts that a stand-in replaces, also by way of others. */
  function textsBehind(standIn: Node): Text[] {
    return (originals.get(standIn) ?? []).flatMap((node) => (node instanceof Text ? [node] : textsBehind(node)))
  }

  /** Puts the text back that a translation has replaced, so that it can change. */
  function putBack(text: Node): void {
    const parent = replacements.get(text)?.parent
    const standIns = parent ? standing(text, parent) : []
    const first = standIns[0]
    if (!parent || !first) return
    for (const node of standIns.flatMap(textsBehind))
      if (node === text || !(node.parentNode || removedByPage.has(node))) insertBefore.call(parent, node, first)
    standIns.forEach(remove)
  }

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T
    note(observer.takeRecords())
    return insertBefore.call(this, node, standing(before, this)[0] ?? null) as T
  }

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removedByPage.add(child)
    if (child.parentNode === this) return removeChild.call(this, child) as T
    note(observer.takeRecords())
    const standIns = standing(child, this)
    let around = child.parentNode
    remove(child)
    for (const standIn of standIns) if (!standIn.contains(around)) remove(standIn)
    // What was around it alone.
    while (around && around !== this && this.contains(around) && !around.hasChildNodes()) {
      const empty = around
      around = empty.parentNode
      remove(empty)
    }
    return child
  }

  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) {
        note(observer.takeRecords())
        putBack(this)
      }
      nodeValue.set?.call(this, value)
    },
  })

  return () => {
    observer.disconnect()
    Object.assign(prototype, { insertBefore, removeChild })
    Object.defineProperty(prototype, 'nodeValue', nodeValue)
  }
}

function childAround(node: Node, parent: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
