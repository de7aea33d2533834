/** What the page's builder leaves for the token of whoever reads it. */
const slot = /<meta name="csrf-token" content="(__CSRF__)"\s*\/?>/

/**
 * A page's HTML before and after the place of the anti-forgery token. The place is the meta tag's alone: words in a
 * title or a name are escaped, so none of them can look like that tag. Throws where a page has no such tag.
 */
export function aroundToken(html: string): [before: string, after: string] {
  const found = slot.exec(html)
  if (!found) throw new Error('a page has no place for its token')
  const at = found.index + found[0].indexOf('__CSRF__')
  return [html.slice(0, at), html.slice(at + '__CSRF__'.length)]
}
