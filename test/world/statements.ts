import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** A statement as it stands in the sources; `text` is null where it is only put together while the program runs. */
export type WrittenStatement = { file: string; line: number; text: string | null }

type Syntax = { type: string; start: number; [key: string]: unknown }
type Source = {
  text: string
  constants: Map<string, Syntax>
  imports: Map<string, { file: string; name: string }>
  calls: Syntax[]
}

/** Every statement that is handed to `.prepare(` in these folders, with the constants it is put together from. */
export function writtenStatements(folders: readonly string[]): WrittenStatement[] {
  const sources = new Map<string, Source>()
  const read = (file: string): Source => {
    const known = sources.get(file)
    if (known) return known
    const source = readSource(file)
    sources.set(file, source)
    return source
  }
  const files = globSync(`{${folders.join(',')}}/**/*.ts`).map(normalize)
  return files.flatMap(file => {
    const source = read(file)
    return source.calls.flatMap((call): WrittenStatement[] => {
      const line = source.text.slice(0, call.start).split('\n').length
      const texts = valuesOf((call['arguments'] as Syntax[])[0], file, read)
      return texts.length ? texts.map(text => ({ file, line, text })) : [{ file, line, text: null }]
    })
  })
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const source: Source = { text, constants: new Map(), imports: new Map(), calls: [] }
  walk(parseSync(file, text, { lang: 'ts' }).program as unknown as Syntax, node => {
    if (node.type === 'VariableDeclarator' && (node['id'] as Syntax).type === 'Identifier' && node['init'])
      source.constants.set((node['id'] as unknown as { name: string }).name, node['init'] as Syntax)
    if (node.type === 'ImportDeclaration') noteImports(node, file, source)
    const callee = node['callee'] as Syntax | undefined
    if (
      node.type === 'CallExpression' &&
      callee?.type === 'MemberExpression' &&
      (callee['property'] as { name?: string }).name === 'prepare'
    )
      source.calls.push(node)
  })
  return source
}

function noteImports(node: Syntax, file: string, source: Source): void {
  const from = (node['source'] as { value: string }).value
  if (!/^[.#]/.test(from)) return
  const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from))
  for (const specifier of node['specifiers'] as {
    type: string
    local: { name: string }
    imported?: { name: string }
  }[])
    if (specifier.imported)
      source.imports.set(specifier.local.name, { file: target, name: specifier.imported.name })
}

function walk(node: unknown, visit: (node: Syntax) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (node && typeof node === 'object') {
    if (typeof (node as Syntax).type === 'string') visit(node as Syntax)
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, visit)
  }
}

/** All texts an expression may have: both ends of a choice; none where it depends on what happens at run time. */
function valuesOf(node: Syntax | undefined, file: string, read: (file: string) => Source): string[] {
  if (!node) return []
  const of = (part: unknown) => valuesOf(part as Syntax, file, read)
  if (node.type === 'Literal') return [String(node['value'])]
  if (node.type === 'TSAsExpression') return of(node['expression'])
  if (node.type === 'ConditionalExpression') return [...of(node['consequent']), ...of(node['alternate'])]
  if (node.type === 'TemplateLiteral') {
    const quasis = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    return (node['expressions'] as Syntax[]).reduce(
      (texts, part, at) => texts.flatMap(text => of(part).map(value => text + value + quasis[at + 1]!)),
      [quasis[0]!],
    )
  }
  if (node.type !== 'Identifier') return []
  const name = (node as unknown as { name: string }).name
  const source = read(file)
  const constant = source.constants.get(name)
  if (constant) return of(constant)
  const imported = source.imports.get(name)
  if (!imported) return []
  const exported = read(imported.file).constants.get(imported.name)
  return exported ? valuesOf(exported, imported.file, read) : []
}
