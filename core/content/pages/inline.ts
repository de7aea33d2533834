import { isHref } from './href.ts'

/** A piece of a line that is written in one way. */
export type Span = { text: string; strong?: true; em?: true; href?: string }

/**
 * A line as people write it: `**bold**`, `*italic*` and `[words](address)`, also inside each other. What is not closed,
 * and a link to an address that a website must not have, stands as it was typed.
 */
export function spansOf(line: string, style: Omit<Span, 'text'> = {}): Span[] {
  const spans: Span[] = []
  let plain = ''
  const flush = () => {
    if (plain) spans.push({ text: plain, ...style })
    plain = ''
  }
  for (let at = 0; at < line.length;) {
    const found = strongAt(line, at, style) ?? emAt(line, at, style) ?? linkAt(line, at, style)
    if (found) {
      flush()
      spans.push(...found.spans)
      at = found.end
    } else plain += line[at++]
  }
  flush()
  return spans
}

type Found = { spans: Span[]; end: number } | undefined

function strongAt(line: string, at: number, style: Omit<Span, 'text'>): Found {
  if (style.strong || !line.startsWith('**', at)) return undefined
  return between(line, at + 2, '**', inside => spansOf(inside, { ...style, strong: true }))
}

function emAt(line: string, at: number, style: Omit<Span, 'text'>): Found {
  if (style.em || line[at] !== '*' || line[at + 1] === '*') return undefined
  return between(line, at + 1, '*', inside => spansOf(inside, { ...style, em: true }))
}

function linkAt(line: string, at: number, style: Omit<Span, 'text'>): Found {
  if (style.href !== undefined || line[at] !== '[') return undefined
  const middle = line.indexOf('](', at)
  const end = middle < 0 ? -1 : line.indexOf(')', middle)
  if (end < 0 || middle === at + 1) return undefined
  const href = line.slice(middle + 2, end).trim()
  if (!isHref(href)) return undefined
  return { spans: spansOf(line.slice(at + 1, middle), { ...style, href }), end: end + 1 }
}

function between(line: string, from: number, mark: string, read: (inside: string) => Span[]): Found {
  const to = line.indexOf(mark, from)
  // A star beside a space is a star.
  if (to <= from || /^\s|\s$/.test(line.slice(from, to))) return undefined
  return { spans: read(line.slice(from, to)), end: to + mark.length }
}

/** The words of spans without how they are written. */
export function plainOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('')
}
