/** Folders of a relay that are no exhibitor's, and words people would take for the relay itself. */
const reserved = new Set(['mirror', 'relay', 'portal', 'register', 'scanner', 'signage', 'health', 'admin'])
const reservedToo = new Set(['api', 'www', 'mail', 'found', 'founding', 'foyer', 'files', 'session', 'box'])

/** Whether an exhibitor may be kept under this name. */
export function isFitShortName(name: string): boolean {
  const isWell = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length >= 3 && name.length <= 40
  return isWell && !reserved.has(name) && !reservedToo.has(name)
}

/** Whether it is a host name as in RFC 1123, or an IPv4 address: in small letters, without port. */
export function isFitHost(host: string): boolean {
  const labels = host.split('.')
  return host.length <= 253 && labels.every(label => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
}

/** A short name made of what people call the company: `Kino Größenwahn` becomes `kino-grossenwahn`. */
export function shortNameOf(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/æ/gi, 'ae')
    .replace(/[øœ]/gi, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}

/**
 * The address visitors use. The host name a page was opened by is reached as that page was; a name that ends in
 * `.localhost` is this machine's; every other is served by https.
 *
 * @param opened the origin of the page, such as `http://localhost:8080`
 */
export function publicUrlOf(host: string, opened: string): string {
  const here = new URL(opened)
  const isHere = host === here.hostname || host === 'localhost' || host.endsWith('.localhost')
  return isHere ? `${here.protocol}//${host}${here.port ? `:${here.port}` : ''}` : `https://${host}`
}
