type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** An XML file with one element. */
export const xmlFile = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')

/** An element as lines, with its children indented; attributes that say nothing are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly (readonly string[])[] = [],
): string[] {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('')
  const inside = children.flat().map(line => `  ${line}`)
  return inside.length ? [`<${name}${written}>`, ...inside, `</${name}>`] : [`<${name}${written}/>`]
}

/** Text as XML 1.0 may hold it in an attribute: what it cannot hold at all is left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\t\n\r]/g, letter => `&#${letter.charCodeAt(0)};`)
}
