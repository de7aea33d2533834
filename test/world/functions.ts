import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** One function as it is written: where, by what name, and over how many lines. */
export type WrittenFunction = { file: string; name: string; lines: number }

type Syntax = { type?: string; start?: number; end?: number } & Record<string, unknown>

/** All functions of a file, those inside others too. One without a name has that of what it is given to. */
export function functionsOf(file: string): WrittenFunction[] {
  const source = readFileSync(file, 'utf8')
  const found: WrittenFunction[] = []

  function walk(node: unknown, around: string): void {
    if (Array.isArray(node)) return node.forEach(each => walk(each, around))
    if (!node || typeof node !== 'object') return
    const syntax = node as Syntax
    const name = nameOf(syntax) ?? around
    if (/Function/.test(syntax.type ?? '') && syntax['body'])
      found.push({ file, name, lines: source.slice(syntax.start, syntax.end).split('\n').length })
    for (const [key, value] of Object.entries(syntax)) if (key !== 'type') walk(value, name)
  }

  walk(parseSync(file, source).program, '')
  return found
}

function nameOf({ type = '', id, key }: Syntax): string | undefined {
  const named = /Function|VariableDeclarator/.test(type) ? id : /Property|Method/.test(type) ? key : undefined
  return (named as { name?: string } | undefined)?.name
}
