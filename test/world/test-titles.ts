import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

type Syntax = { type?: string; start: number; end: number } & Record<string, unknown>

/** The titles of a file's tests as its source has them: a template with its holes, a table's title with its `%s`. */
export function testTitles(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const titles: string[] = []

  function walk(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!node || typeof node !== 'object') return
    const syntax = node as Syntax
    const title = syntax.type === 'CallExpression' && isTest(syntax['callee']) && titleOf(syntax)
    if (title) titles.push(title)
    Object.values(syntax).forEach(walk)
  }

  function titleOf(call: Syntax): string | false {
    const [first] = call['arguments'] as Syntax[]
    if (first?.type === 'TemplateLiteral') return source.slice(first.start + 1, first.end - 1)
    return first?.type === 'Literal' && typeof first['value'] === 'string' && first['value']
  }

  walk(parseSync(file, source).program)
  return titles
}

/** `test(…)`, `it(…)`, and both with `.each(…)`, `.skipIf(…)` and their like before the title. */
function isTest(callee: unknown): boolean {
  const { type, name, object, callee: inner } = callee as Record<string, unknown>
  if (type === 'Identifier') return name === 'test' || name === 'it'
  if (type === 'MemberExpression') return isTest(object)
  return type === 'CallExpression' && isTest(inner)
}
