/** The placeholder in the built page for the reader's token. */
const slot = /<meta name="csrf-token" content="(__CSRF__)"\s*\/?>/

/**
 * A page's HTML before and after the anti-forgery token. The token is only in the meta tag: text in titles and names
 * is escaped, so it cannot look like that tag. Throws when a page has no such tag.
 */
export function aroundToken(html: string): [before: string, after: string] {
  const found = slot.exec(html)
  if (!found) throw new Error('a page has no place for its token')
  const at = found.index + found[0].indexOf('__CSRF__')
  return [html.slice(0, at), html.slice(at + '__CSRF__'.length)]
}
