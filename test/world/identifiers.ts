import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Every identifier a source file uses, in code alone: comments, sentences and the names of packages do not count. */
export function identifiersOf(file: string): Set<string> {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!node || typeof node !== 'object') return
    const { type, name } = node as { type?: unknown; name?: unknown }
    if ((type === 'Identifier' || type === 'PrivateIdentifier') && typeof name === 'string') names.add(name)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, readFileSync(file, 'utf8')).program)
  return names
}

/** The words a name is made of: `openBoxLink` is open, box, link. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map(word => word.toLowerCase())
    .filter(Boolean)
}
