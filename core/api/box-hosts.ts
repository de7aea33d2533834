/**
 * The host names a box accepts. A website open in the building can make its own name resolve to the box (DNS
 * rebinding); the browser would then treat it as the box's own page. It cannot do so with a bare address, with
 * `localhost`, or with a name that only the building's network resolves.
 *
 * @param host the Host header, with or without a port
 * @param names further names this box is called by
 */
export function isBoxHost(host: string | undefined, names: readonly string[]): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[\da-f:.]+\]$/.test(name)) return true
  return (
    name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local') || names.includes(name)
  )
}
