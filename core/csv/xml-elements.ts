/** An element of an XML file: its name without a prefix, what it says of itself, and what is inside. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

/** Deeper than any file about a programme; what is inside more is refused. */
const deepest = 30

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy

/**
 * The root element of an XML file, or undefined for what is none: tags that do not close each other, text beside the
 * root, or anything that is not read here. A document type is skipped and defines nothing.
 */
export function readXml(text: string): XmlElement | undefined {
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  token.lastIndex = text.charCodeAt(0) === 0xfeff ? 1 : 0
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    if (!found) return undefined
    const [, data, closing, name, attributes = '', empty, plain] = found
    const inside = open.at(-1)
    const words = data ?? (plain === undefined ? undefined : unescaped(plain))
    if (words !== undefined) {
      if (inside) inside.text += words
      else if (words.trim()) return undefined
    } else if (closing) {
      if (open.pop()?.name !== localName(name!)) return undefined
    } else if (name) {
      if ((root && !inside) || open.length >= deepest) return undefined
      const made: XmlElement = {
        name: localName(name),
        attributes: attributesIn(attributes),
        children: [],
        text: '',
      }
      if (inside) inside.children.push(made)
      else root = made
      if (!empty) open.push(made)
    }
  }
  return open.length ? undefined : root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function attributesIn(text: string): Record<string, string> {
  const all = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...all].map(([, name, one, other]) => [localName(name!), unescaped(one ?? other ?? '')]),
  )
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with its references replaced; one that nothing defines stays as it stands. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
